import Cryptograms

print("Cryptograms:", try Cryptogram("XJFFXU ABC").words.count)
