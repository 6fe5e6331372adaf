import Spelling

let speller = Speller(DictionaryFiles(name: "en_US", stem: "../../Dictionaries/en_US"))
print("Spelling:", try speller.isReal("silkworm"))
