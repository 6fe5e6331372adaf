import Anagrams

print("Anagrams:", try Fodder("users rip").count)
