import Foundation

// A program that has ended must not take the bot with it: writing to it is to fail instead.
signal(SIGPIPE, SIG_IGN)

let environment = ProcessInfo.processInfo.environment
let program = environment["SCRAMBLE"] ?? "../../.build/release/scramble"
let seed = CommandLine.arguments.dropFirst().first ?? "7"
let goal = CommandLine.arguments.dropFirst(2).first ?? "Moth"

let game = try Scramble(program, ["--seed", seed, "--unrecorded", "--format", "json"])
let root = try game.answer().root
print("The root is \(root).")

// A guess of its own comes first, all letters backwards: the bot has to take a no.
let guess = try game.answer(to: String(root.reversed()))
print("\(guess.word): \(guess.event == "accepted" ? "\(guess.points) points" : guess.title)")

// Then it plays what the program itself knows, the longest words first, until it has the rank it is after. What is not
// common is rare, and brings its points beside the goal.
let solution = try Scramble(program, ["solve", root, "--format", "json"]).answer(as: Solution.self)
let common = Set(solution.common)
var rank = ""
for word in solution.words {
  let answer = try game.answer(to: word)
  guard answer.event == "accepted" else {
    print("\(word): \(answer.title) \(answer.missing)")
    continue
  }
  let kind = common.contains(word) ? "" : ", rare"
  let next = answer.next.isEmpty ? "" : ", next \(answer.next), points missing: \(answer.toNext)"
  if answer.rank != rank { print("\(word)\(kind): \(answer.rank)\(next)") }
  rank = answer.rank
  if rank == goal { break }
}
let end = try game.end()
print("\(end.found) of \(end.total) words, +\(end.rare) rare, \(end.score) of \(end.totalPoints) points: \(end.rank)")
