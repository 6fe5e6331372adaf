import Foundation

// A program that has ended must not take the bot with it: writing to it is to fail instead.
signal(SIGPIPE, SIG_IGN)

let environment = ProcessInfo.processInfo.environment
let program = environment["SCRAMBLE"] ?? "../../.build/release/scramble"
let seed = CommandLine.arguments.dropFirst().first ?? "7"
let goal = CommandLine.arguments.dropFirst(2).first ?? "Moth"

let game = try Scramble(program, ["--seed", seed, "--unrecorded", "--format", "json"])
let root = try game.answer().state.root
print("The root is \(root).")

// A guess of its own comes first, all letters backwards: the bot has to take a no.
let guess = try game.answer(to: String(root.reversed())).event
print("\(guess.word ?? ""): \(guess.points.map { "\($0) points" } ?? guess.title ?? "")")

// Then it plays what the program itself knows, the longest words first, until it has the rank it is after. What is not
// common is rare, and brings its points beside the goal.
let solution = try Scramble(program, ["solve", root, "--format", "json"]).answer(as: Solution.self)
let common = Set(solution.common)
var rank = ""
for word in solution.words {
  let answer = try game.answer(to: word)
  guard answer.event.kind == "accepted" else {
    print("\(word): \(answer.event.title ?? "") \(answer.event.missing ?? "")")
    continue
  }
  let kind = common.contains(word) ? "" : ", rare"
  let state = answer.state
  let next = state.next.map { ", next \($0), points missing: \(state.toNext ?? 0)" } ?? ""
  if state.rank != rank { print("\(word)\(kind): \(state.rank)\(next)") }
  rank = state.rank
  if rank == goal { break }
}
let end = try game.end()
print("\(end.found) of \(end.total) words, +\(end.rare) rare, \(end.score) of \(end.totalPoints) points: \(end.rank)")
