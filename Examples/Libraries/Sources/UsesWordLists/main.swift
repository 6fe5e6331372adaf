import WordLists

print("WordLists:", try DataFolder.find().roots().contains("silkworm"))
