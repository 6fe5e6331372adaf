import Sessions

/// Serves the page and its sessions to a browser on this machine.
final class PageServer: Sendable {
  private let listener: Listener
  private let admission: Admission
  private let files: PageFiles
  private let openSession: @Sendable (WebSocket) -> Void

  /// How long a request may take to arrive, and an answer to be taken.
  private static let patience = Duration.seconds(10)

  /// Where frames of sessions go to, below the page's own path.
  static let sessionPath = "/session"

  /// A server at `listener` for `files`, where `openSession` has a WebSocket until its end.
  init(_ listener: Listener, _ files: PageFiles, openSession: @escaping @Sendable (WebSocket) -> Void) {
    self.listener = listener
    admission = Admission(port: listener.port)
    self.files = files
    self.openSession = openSession
  }

  /// The address to open, which is good for one opening.
  var address: String { admission.address }

  /// Serves for ever.
  func run() -> Never { listener.run { [self] connection, admit in serve(connection, admit) } }

  private func serve(_ connection: Connection, _ admit: () -> Void) {
    do throws(Connection.Fault) {
      let deadline = ContinuousClock.now + Self.patience
      let (answer, rest, isHead) = try answer(to: connection, until: deadline)
      switch answer {
      case .response(let response):
        try connection.send(guarded(response).bytes(withBody: !isHead), until: .now + Self.patience)
        connection.finish()
      case .webSocket(let accept):
        admit()
        try connection.send(guarded(Response(acceptingWebSocket: accept)).bytes(), until: .now + Self.patience)
        openSession(WebSocket(connection, rest))
      }
    } catch {
      // Whoever is gone, or sends nothing, gets no answer.
    }
  }

  private enum Answer {
    case response(Response)
    case webSocket(accept: String)
  }

  /// The answer to the request that comes, and the bytes behind its head.
  private func answer(
    to connection: Connection, until deadline: ContinuousClock.Instant
  ) throws(Connection.Fault) -> (Answer, rest: ArraySlice<UInt8>, isHead: Bool) {
    var bytes: [UInt8] = []
    while true {
      let searched = bytes.count
      bytes += try connection.receive(until: deadline)
      if let length = RequestHead.length(in: bytes.prefix(RequestHead.mostBytes), searched: searched) {
        do throws(RequestHead.Refusal) {
          let head = try RequestHead(bytes[..<length])
          return (answer(to: head), bytes[length...], head.method == "HEAD")
        } catch {
          return (.response(Response(error.status, text: "This request is not understood.")), [], false)
        }
      }
      if bytes.count >= RequestHead.mostBytes {
        let text = "This request is too long. Its cookies may be: delete those of \(admission.host) in the browser."
        return (.response(Response(.headersTooLarge, text: text)), [], false)
      }
    }
  }

  private func answer(to head: RequestHead) -> Answer {
    let path: String
    switch admission.verdict(on: head) {
    case .refused(let response), .opened(let response): return .response(response)
    case .admitted(let admitted): path = admitted
    }
    if path == Self.sessionPath {
      if let accept = WebSocketHandshake.accept(head), head.method == "GET" { return .webSocket(accept: accept) }
      return .response(Response(.upgradeRequired, text: "Sessions speak through a WebSocket."))
    }
    return .response(files.response(to: path))
  }

  /// The response with the headers that tell a browser to let nothing else in.
  private func guarded(_ response: Response) -> Response {
    var response = response
    response.add(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        + "connect-src 'self' ws://\(admission.host); base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
    response.add("Cache-Control", "no-store")
    response.add("Referrer-Policy", "no-referrer")
    response.add("X-Content-Type-Options", "nosniff")
    response.add("X-Frame-Options", "DENY")
    response.add("Cross-Origin-Opener-Policy", "same-origin")
    response.add("Cross-Origin-Resource-Policy", "same-origin")
    return response
  }
}
