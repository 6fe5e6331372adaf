import Lexicon
import Spelling

extension LookupFault {
  /// The fault of an oracle that fails with `error`, in the words of its diagnostic.
  init(telling error: any Error) {
    if let fault = error as? LookupFault {
      self = fault
      return
    }
    guard let diagnostic = Diagnostic(error) else {
      self.init(.failed, "the words cannot be looked up", because: "\(error)", "try again")
      return
    }
    let kind: Kind =
      switch diagnostic.status {
      case .noInput: .missing
      case .badData: .damaged
      case .usage: .unfit
      case .done, .no, .failedIO: .failed
      }
    self.init(
      kind, diagnostic.subject, because: diagnostic.cause, diagnostic.remedy,
      isOfOneWord: Diagnostic(ofOneWord: error) != nil)
  }
}
