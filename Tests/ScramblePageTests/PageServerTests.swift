import Glibc
import ScrambleFiles
import TestSupport
import Testing

@testable import ScramblePage

/// The server in a process of its own, asked through sockets as a browser would, or as nobody should.
@Suite struct PageServerTests {
  private let state = TemporaryFolder()

  private func status(_ answer: String) -> String { String(answer.dropFirst("HTTP/1.1 ".count).prefix(3)) }

  @Test func `The address opens the page once, and the cookie opens what it needs`() async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      let start = try page.ask("GET / HTTP/1.1")
      #expect(self.status(start) == "200" && start.contains("<title>Word Scramble</title>"))
      #expect(start.contains("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';"))
      #expect(start.contains("Cache-Control: no-store") && start.contains("Referrer-Policy: no-referrer"))
      #expect(start.contains("X-Content-Type-Options: nosniff") && !start.contains("Access-Control"))
      #expect(try page.ask("GET /page.js HTTP/1.1").contains("Content-Type: text/javascript"))
      #expect(try page.ask("HEAD /page.css HTTP/1.1").hasSuffix("\r\n\r\n"))
      for path in ["/../start.txt", "/index.html", "/page", "/..%2fstart.txt", "//etc/passwd", "/%00"] {
        #expect(self.status(try page.ask("GET \(path) HTTP/1.1")) == "404", "\(path)")
      }
      #expect(self.status(try page.ask("GET /session HTTP/1.1")) == "426")
      for path in ["/", page.place, "\(page.place)session"] {
        let stranger = "GET \(path) HTTP/1.1\r\nHost: \(page.host)\r\n\r\n"
        #expect(self.status(try page.exchange(stranger)) == "403")
      }
      let cookies = (0..<3).map { "other\($0)=\(String(repeating: "x", count: 3500))" }.joined(separator: "; ")
      let crowded =
        "GET \(page.place) HTTP/1.1\r\nHost: \(page.host)\r\nCookie: \(cookies); é=ü; \(page.cookie)\r\n\r\n"
      #expect(self.status(try page.exchange(crowded)) == "200")
      let again = "GET /?token=\(page.token) HTTP/1.1\r\nHost: \(page.host)\r\n\r\n"
      #expect(self.status(try page.exchange(again)) == "403")
      #expect(self.status(try page.exchange("GET / HTTP/1.1\r\nHost: 127.evil.example:\(page.port)\r\n\r\n")) == "421")
      #expect(self.status(try page.ask("GET / HTTP/1.1", "Origin: http://evil.example")) == "403")
      #expect(self.status(try page.ask("POST / HTTP/1.1")) == "405")
      let endless = try page.exchange("GET /\(String(repeating: "a", count: 40_000)) ")
      #expect(self.status(endless) == "431" && endless.contains("delete those of \(page.host) in the browser"))
      #expect(self.status(try page.exchange("\u{16}\u{3}\u{1}\r\n\r\n")) == "400")
    }
  }

  @Test func `A game in the page gives the objects of the prompt`() async throws {
    let lines = ["silk", "cat", "worm skirl", ":shuffle", ":hint 3"]
    let program = Program(state: TemporaryFolder())
    let told = try await program(
      "--root", "silkworm", "--format", "json", input: lines.map { "\($0)\n" }.joined() + ":quit\n")
    let frames = try await onThread { [state] in
      let page = try PageProcess(state: state)
      let tab = try page.open("{\"open\":\"scramble\",\"root\":\"silkworm\"}")
      var frames = try tab.answers()
      for line in lines {
        try tab.say(line)
        frames += try tab.answers()
      }
      try tab.say(":quit")
      while let frame = try tab.next() { frames.append(frame) }
      #expect(tab.code == 1000)
      return frames
    }
    let own = ["\"event\":\"ready\"", "\"event\":\"ended\""]
    let objects = frames.filter { frame in !own.contains { frame.contains($0) } }
    #expect(objects == told.output.split(separator: "\n").map(String.init))
    #expect(frames.count { $0.contains("\"event\":\"ready\"") } == lines.count + 2)
    let file = try #require(
      frames.last { $0.contains("ready") }?.firstMatch(of: /"file":"([^"]+)"/).map { String($0.1) })
    let replayed = try await Program(state: state)("replay", "\(state.path)/word-scramble/\(file)")
    #expect(replayed.status == 0 && replayed.output.contains("events agree"))
  }

  @Test func `Lines of one frame are taken as one after the other`() async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      let tab = try page.open("{\"open\":\"cryptogram\"}")
      _ = try tab.answers()
      try tab.say(":puzzle\nXJFFXU\nABC\n:words")
      let answers = try tab.answers()
      #expect(answers.count { $0.contains("\"event\":\"ready\"") } == 1)
      #expect(answers.contains { $0.contains("\"ciphertext\":[\"XJFFXU\",\"ABC\"]") }, "\(answers)")
    }
  }

  @Test func `No line of a puzzle is a command, whatever it says and wherever it is cut`() async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      let tab = try page.open("{\"open\":\"cryptogram\"}")
      _ = try tab.answers()
      let saved = "\(state.path)/saved"
      try tab.say("{\"puzzle\":\"XJFFXU ABC\\n:sa\",\"isLast\":false}")
      #expect(try tab.answers().count == 1)
      try tab.say("{\"puzzle\":\"ve \(saved)\\n\\n:quit\\nABBA\",\"isLast\":true}")
      let answers = try tab.answers()
      #expect(answers.count == 2 && answers[0].contains("\"XJFFXU ABC\",\":SAVE"), "\(answers)")
      #expect(answers[0].contains("\":QUIT\",\"ABBA\""), "\(answers)")
      #expect(!isFile(saved))
      try tab.say(":save \(saved)")
      _ = try tab.answers()
      #expect(isFile(saved))
      let game = try page.open("{\"open\":\"scramble\",\"root\":\"silkworm\"}")
      _ = try game.answers()
      try game.say("{\"puzzle\":\":quit\",\"isLast\":true}")
      #expect(try game.answers().first?.contains("A puzzle is for the cryptogram helper.") == true)
      try game.say("{\"puzzle\":\"\\ud800\",\"isLast\":true}")
      #expect(try game.next()?.contains("cannot understand the puzzle of the page") == true)
    }
  }

  @Test func `A page chooses from what is listed, and no other file of the disk`() async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      let kept = try #require(try page.open("{\"open\":\"kept\"}").next())
      #expect(kept.contains("\"models\":[\"english\",\"spanish\"]"))
      let spanish = try page.open("{\"open\":\"cryptogram\",\"model\":\"spanish\"}")
      #expect(try spanish.next()?.contains("mnñop") == true)
      let british = try page.open("{\"open\":\"scramble\",\"root\":\"colouring\",\"dictionary\":\"en_GB\"}")
      _ = try british.answers()
      try british.say("colour")
      #expect(try british.answers().first?.contains("\"event\":\"accepted\"") == true)
      for name in ["/usr/share/hunspell/en_US", "../en_US", "../Resources/spanish", "/etc/passwd", ""] {
        for (instrument, key) in [("scramble", "dictionary"), ("anagram", "dictionary"), ("cryptogram", "model")] {
          let ended = try page.open("{\"open\":\"\(instrument)\",\"\(key)\":\"\(name)\"}").next() ?? ""
          #expect(ended.contains("\"event\":\"ended\"") && ended.contains("in the list"), "\(name): \(ended)")
        }
      }
    }
  }

  @Test func `A second tab on a session is told that another one has it`() async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      let first = try page.open("{\"open\":\"anagram\",\"letters\":\"users rip (8)\",\"seed\":\"7\"}")
      #expect(try first.answers().first?.contains("\"seed\":\"7\"") == true)
      try first.say("sur")
      let ready = try #require(try first.answers().last)
      let file = try #require(ready.firstMatch(of: /"file":"([^"]+)"/)?.1)
      let request = "{\"open\":\"resume\",\"instrument\":\"anagram\",\"file\":\"\(file)\"}"
      let second = try page.open(request)
      let ended = try #require(try second.next())
      #expect(ended.contains("\"event\":\"ended\"") && ended.contains("\"isInUse\":true"))
      #expect(try second.next() == nil && second.code == 1011)
      // The round of a day has a diagnostic of its own.
      let today = try page.open("{\"open\":\"scramble\",\"daily\":\"2026-11-21\"}")
      _ = try today.answers()
      let again = try #require(try page.open("{\"open\":\"scramble\",\"daily\":\"2026-11-21\"}").next())
      #expect(again.contains("\"event\":\"ended\"") && again.contains("\"isInUse\":true"))
      let list = try runToEnd(["resume", "--list", "--instrument", "anagram"], [], state: state).said
      #expect(list.contains("in use by another run"))
      try first.say(":keys")
      #expect(try first.answers().first?.contains("since the page has keys of its own") == true)
      try first.say("pri")
      #expect(try first.answers().first?.contains("\"slots\":[\"s\",\"u\",\"r\",\"p\",\"r\",\"i\",\"\",\"\"]") == true)
    }
  }

  @Test func `A page that comes again before it was answered has the session that it began, and no other one`()
    async throws
  {
    let list = try await onThread { [state] in
      let page = try PageProcess(state: state)
      let request = "{\"open\":\"scramble\",\"seed\":\"7\",\"page\":\"a\"}"
      let first = try page.open(request)
      let opened = try #require(try first.answers().first)
      let root = try #require(opened.firstMatch(of: /"root":"([^"]+)"/)?.1)
      let second = try page.open(request)
      #expect(try second.next()?.contains("\"isInUse\":true") == true)
      try first.say(":shuffle")
      first.close()
      var again = ""
      let deadline = ContinuousClock.now + .seconds(60)
      repeat {
        again = try page.open(request).answers().first ?? ""
      } while again.contains("\"isInUse\":true") && .now < deadline
      #expect(again.contains("\"root\":\"\(root)\""), "\(again)")
      #expect(try page.open("{\"open\":\"scramble\",\"seed\":\"7\",\"page\":\"b\"}").answers().count == 2)
      return try runToEnd(["resume", "--list"], [], state: state).said
    }
    #expect(list.split(separator: "\n").count { $0.contains("scramble") } == 1, "\(list)")
  }

  @Test func `What was begun at the prompt goes on in the page, and the other way round`() async throws {
    _ = try await Program(state: state)("--root", "silkworm", "--counted", input: "silk\n")
    let kept = try await onThread { [state] in
      let page = try PageProcess(state: state)
      let list = try page.open("{\"open\":\"kept\"}")
      let kept = try #require(try list.next())
      let file = try #require(kept.firstMatch(of: /word-scramble\/(scramble-[^"]+)"/)?.1)
      let tab = try page.open("{\"open\":\"resume\",\"instrument\":\"scramble\",\"file\":\"\(file)\"}")
      #expect(try tab.answers().first?.contains("\"used\":[\"silk\"]") == true)
      try tab.say("worm")
      _ = try tab.answers()
      try tab.say(":quit")
      while try tab.next() != nil {}
      let other = try page.open("{\"open\":\"resume\",\"instrument\":\"scramble\",\"file\":\"../\(file)\"}")
      #expect(try other.next()?.contains("there is no such session") == true)
      return kept
    }
    #expect(kept.contains("\"title\":\"silkworm\"") && kept.contains("\"en_GB\""))
    #expect(try await Program(state: state)("resume").output.contains("silkworm: 2 words, 8 points"))
  }

  @Test(arguments: 0..<4)
  func `A killed server has every move that it acknowledged, and the next one carries on`(trial: Int) async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      let tab = try page.open("{\"open\":\"scramble\",\"root\":\"silkworm\"}")
      _ = try tab.answers()
      let words = ["silk", "worm", "milk", "slow", "row", "work", "risk", "soil"]
      for word in words { try tab.say(word) }
      var acknowledged: [String] = []
      for word in words.prefix(trial * 2 + 1) {
        guard try tab.answers().contains(where: { $0.contains("\"accepted\"") }) else { break }
        acknowledged.append(word)
      }
      page.program.kill(SIGKILL)
      _ = page.program.waitForEnd()
      // The same port is free again at once, and a page that knows the address finds the server there.
      let next = try PageProcess(state: state, port: page.port)
      let list = try next.open("{\"open\":\"kept\"}")
      let kept = try #require(try list.next())
      let file = try #require(kept.firstMatch(of: /word-scramble\/(scramble-[^"]+)"/)?.1)
      let again = try next.open("{\"open\":\"resume\",\"instrument\":\"scramble\",\"file\":\"\(file)\"}")
      let opened = try #require(try again.answers().first { $0.contains("\"event\":\"round\"") })
      #expect(!acknowledged.isEmpty && acknowledged.allSatisfy { opened.contains("\"\($0)\"") }, "\(opened)")
    }
  }

  @Test func `Frames beyond the bounds close the connection, and the server goes on`() async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      func code(_ frames: [UInt8]) throws -> UInt16? {
        let tab = try page.open("{\"open\":\"scramble\",\"root\":\"silkworm\"}")
        _ = try tab.answers()
        try? tab.send(frames)
        while try tab.next() != nil {}
        return tab.code
      }
      #expect(try code(maskedFrame(0x81, [], announcing: 1 << 30)) == 1009)
      #expect(try code(maskedFrame(0x82, [0, 1])) == 1003)
      #expect(try code(maskedFrame(0x81, [0xC0, 0x80])) == 1007)
      #expect(try code([0x81, 0x01, 97]) == 1002)
      // So many more than the rate allows that a slow server refuses them, too.
      #expect(try code((0..<12_000).flatMap { _ in maskedFrame(0x89, []) }) == 1008)
      #expect(try code(maskedFrame(0x01, []) + (0..<12_000).flatMap { _ in maskedFrame(0x00, []) }) == 1008)
      #expect(try code(maskedFrame(0x81, [UInt8](repeating: 10, count: 8000))) == 1008)
      #expect(try code(maskedFrame(0x88, [])) == 1000)
      for request in ["", "{}", "{\"open\":\"none\"}", "[1]", "{\"open\":\"scramble\",\"level\":\"no\"}"] {
        let tab = try page.open(request)
        let ended = try #require(try tab.next(), "\(request)")
        #expect(ended.contains("\"event\":\"ended\"") && ended.contains("scramble: "), "\(request)")
      }
      #expect(self.status(try page.ask("GET / HTTP/1.1")) == "200")
    }
  }

  @Test func `Where as many sessions are open as may be, they are listed still`() async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      let tabs = try (0..<16).map { _ in try page.open("{\"open\":\"anagram\",\"letters\":\"silk\"}") }
      for tab in tabs { _ = try tab.answers() }
      let ended = try page.open("{\"open\":\"anagram\"}").next() ?? ""
      #expect(ended.contains("there are 16 sessions open"))
      let kept = try page.open("{\"open\":\"kept\"}").next() ?? ""
      #expect(kept.contains("\"event\":\"kept\"") && tabs.count == 16, "\(kept)")
    }
  }

  @Test func `Many connections that say nothing leave room for the page`() async throws {
    try await onThread { [state] in
      let page = try PageProcess(state: state)
      let tab = try page.open("{\"open\":\"scramble\",\"root\":\"silkworm\"}")
      _ = try tab.answers()
      let idle = try (0..<400).map { _ in try page.connect() }
      #expect(self.status(try page.ask("GET / HTTP/1.1")) == "200")
      try tab.say("silk")
      #expect(try tab.answers().first?.contains("\"accepted\"") == true)
      #expect(idle.count == 400)
    }
  }

  @Test func `A port in use, a state folder that cannot be written, and a missing page are told`() async throws {
    let (said, status, frames) = try await onThread { [state] in
      let page = try PageProcess(state: state)
      let other = try runToEnd(["page", "--port", "\(page.port)", "--no-open"], [], state: state)
      let closed = try state.file("closed", "a file, where a folder should be")
      let unkept = try PageProcess(state: state, variables: ["XDG_STATE_HOME": closed])
      let tab = try unkept.open("{\"open\":\"scramble\",\"root\":\"silkworm\"}")
      var frames = try tab.answers()
      try tab.say("silk")
      frames += try tab.answers()
      return (other.said, other.status, frames)
    }
    #expect(
      status == 64 && said.hasPrefix("scramble: cannot listen at port ") && said.contains("Address already in use"))
    #expect(said.split(separator: "\n").count == 1)
    #expect(frames.contains { $0.contains("\"event\":\"notice\"") && $0.contains("this session is not recorded") })
    #expect(frames.contains { $0.contains("\"accepted\"") })
    let empty = TemporaryFolder()
    _ = try empty.folder("Resources")
    _ = try empty.folder("Dictionaries")
    let missing = try await Program(state: state, variables: ["WORD_SCRAMBLE_DATA": empty.path])("page", "--no-open")
    #expect(missing.status == 66 && missing.errors.hasPrefix("scramble: cannot find the page: "))
  }

  @Test func `Without a browser the address is there to be opened by hand`() async throws {
    let said = try await onThread { [state] in
      let program = try LiveProgram(
        ["page", "--port", "0"], state: state, variables: ["BROWSER": "/none/there:/bin/false"])
      while !program.hasSaid("open the address yourself\n"), program.listen() {}
      return String(decoding: program.said, as: UTF8.self)
    }
    #expect(said.contains("Open http://127.0.0.1:") && said.contains("scramble: cannot open a browser: /none/there: "))
    #expect(said.contains("; /bin/false: it failed: "))
  }

  @Test func `A browser gets the address where it wants it, from the first that can be started`() async throws {
    #expect(Browser.commands(of: "", for: "a") == [])
    #expect(
      Browser.commands(of: "firefox --new-window::w3m -o %s %%s:x", for: "a")
        == [["firefox", "--new-window", "a"], ["w3m", "-o", "a", "%s"], ["x", "a"]])
    let opened = "\(state.path)/opened"
    // It tells its session and the signals that it ignores.
    let browser = try state.file(
      "browser",
      "#!/bin/sh\nread -r stat < /proc/$$/stat\necho \"$*, $$, $stat\" > \(opened).new\n"
        + "grep SigIgn /proc/$$/status >> \(opened).new\nmv \(opened).new \(opened)\n")
    let (port, told) = try await onThread { [state] in
      let program = try LiveProgram(
        ["page", "--port", "0"], state: state, variables: ["BROWSER": "/none/there:/bin/sh \(browser) --new"])
      while !program.hasSaid("ends it.\n"), program.listen() {}
      let deadline = ContinuousClock.now + .seconds(60)
      while !isFile(opened), .now < deadline { usleep(10_000) }
      let said = String(decoding: program.said, as: UTF8.self)
      program.kill(SIGKILL)
      _ = program.waitForEnd()
      return (
        said.firstMatch(of: /127\.0\.0\.1:([0-9]+)/).map { String($0.1) },
        String(decoding: try readFile(opened), as: UTF8.self)
      )
    }
    let match = try #require(
      told.firstMatch(of: #/--new http://127\.0\.0\.1:([0-9]+)/\?token=[0-9a-f]{32}, ([0-9]+), (.+)/#), "\(told)")
    // Behind the name in its parentheses: state, parent, group, session.
    let session = match.3.split(separator: ") ").last?.split(separator: " ").dropFirst(3).first
    #expect(port == String(match.1) && match.2 == session, "\(told)")
    // The C library keeps the signals 32 and 33 for itself.
    #expect(told.contains(#/SigIgn:\t[0-9a-f]{8}[08]0{7}\n/#), "\(told)")
  }
}
