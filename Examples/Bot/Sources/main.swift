import Foundation

// A program that has ended must not take the bot with it: writing to it is to fail instead.
signal(SIGPIPE, SIG_IGN)

let environment = ProcessInfo.processInfo.environment
let program = environment["SCRAMBLE"] ?? "../../.build/release/scramble"
let seed = CommandLine.arguments.dropFirst().first ?? "7"
let goal = CommandLine.arguments.dropFirst(2).first ?? "Moth"

let game = try Scramble(program, ["--seed", seed, "--format", "json"])
let root = try game.answer().root
print("The root is \(root).")

// A guess of its own comes first, all letters backwards: the bot has to take a no.
let guess = try game.answer(to: String(root.reversed()))
print("\(guess.word): \(guess.event == "accepted" ? "\(guess.points) points" : guess.title)")

// Then it plays what the program itself knows, the longest words first, until it has the rank it is after.
let solution = try Scramble(program, ["solve", root, "--format", "json"]).answer(as: Solution.self)
var longest = ""
for word in solution.words {
  let answer = try game.answer(to: word)
  guard answer.event == "accepted" else {
    print("\(word): \(answer.title) \(answer.missing)")
    continue
  }
  if longest.isEmpty { longest = word }
  if answer.rank == goal { break }
}
let end = try game.end()
print("\(end.message), the longest \(longest): \(end.rank)")
