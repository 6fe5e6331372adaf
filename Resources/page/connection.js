// A session of the program: lines go there, and JSON objects come back. docs/page.md describes the frames.

// Each run of the program has a place of its own. The tabs of one port share where the latest is, so that one that lost
// its program goes on when the new address has been opened.
localStorage.setItem('place', location.pathname);

/** The codes with which the program closes a connection that has brought what it does not take, as it would again. */
const refused = [1002, 1003, 1007, 1009];
const longestName = 200;
const pauses = [200, 300, 500, 800, 1200, 2000, 3000];

/** What comes of a request that has one answer, such as the list of sessions. */
export function ask(request) {
  return new Promise((resolve, reject) => {
    const socket = open(request);
    socket.onmessage = (message) => resolve(JSON.parse(message.data));
    socket.onclose = () => reject(new Error('no answer'));
  });
}

function open(request) {
  const socket = new WebSocket(`ws://${location.host}${localStorage.getItem('place')}session`);
  socket.onopen = () => socket.send(JSON.stringify(request));
  return socket;
}

/** A session that is taken up again where its connection is lost: what was acknowledged is in its transcript. */
export class Session {
  #socket;
  #waiting = [];
  #asked = [];
  #answered = 0;
  #tries = 0;
  #timer;
  #isReady = false;
  #isOver = false;

  /**
   * Opens what `request` asks for. The listener has `asked()` when a line is sent, `show(event, quiet, line)` for each
   * object, `ready(event)` when a line is done, `lost(message)` with what is wrong with the connection or an
   * empty string, `unheard(lines)` with lines that got no answer, and `ended(event)`.
   */
  constructor(request, listener) {
    this.request = request;
    this.listener = listener;
    this.#connect();
  }

  /** Whether the program is at work on a line. */
  get isBusy() { return this.#asked.length > 0; }

  /** Whether nothing can be said any more. */
  get isOver() { return this.#isOver; }

  /**
   * Hands over a line; where nobody asked for it, `quiet` keeps its answer out of the record. `name` is what a person
   * calls it where it gets no answer.
   */
  say(line, quiet = false, name = line) {
    if (this.#isOver) {
      if (!quiet) this.listener.unheard([name]);
      return;
    }
    this.#waiting.push({ line, quiet, name });
    this.#send();
  }

  /** Leaves the session, which can be carried on; resolves when the program has heard of it. */
  leave() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    if (socket.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => {
      socket.onclose = resolve;
      socket.close();
    });
  }

  #connect() {
    const socket = open(this.request);
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(message.data));
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#isOver) return;
      if (refused.includes(code)) this.#end({ message: 'The program does not take what this page has sent', isInUse: false });
      else this.#reconnect();
    };
  }

  #reconnect(message = "The connection to the program is lost. Trying again … If it has ended, start 'scramble page' again and open its new address in this browser.") {
    this.#isReady = false;
    this.listener.lost(message);
    this.#giveUpLines();
    const pause = pauses[Math.min(this.#tries, pauses.length - 1)];
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** What was not acknowledged may have been recorded or not: the state that comes back tells. */
  #giveUpLines() {
    const unanswered = [...this.#asked, ...this.#waiting].filter((asked) => !asked.quiet)
      .map(({ name }) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name));
    this.#asked = [];
    this.#waiting = [];
    this.#answered = 0;
    if (unanswered.length > 0) this.listener.unheard(unanswered);
  }

  #end(event) {
    this.#isOver = true;
    this.#isReady = false;
    this.#giveUpLines();
    this.listener.ended(event);
  }

  #send() {
    while (this.#isReady && this.#waiting.length > 0) {
      const next = this.#waiting.shift();
      this.#asked.push(next);
      this.#socket.send(next.line);
      this.listener.asked();
    }
  }

  #take(event) {
    switch (event.event) {
      case 'ready':
        // The time of a round may be up without a line.
        for (; this.#answered < event.answered; this.#answered += 1) this.#asked.shift();
        if (!this.#isReady) this.listener.lost('');
        // After another run of the program this page lies elsewhere.
        if (location.pathname !== localStorage.getItem('place')) history.replaceState(null, '', localStorage.getItem('place') + location.hash);
        this.#isReady = true;
        this.#tries = 0;
        if (event.file) this.request = { open: 'resume', instrument: event.instrument, file: event.file };
        this.listener.ready(event);
        this.#send();
        break;
      case 'ended':
        if (event.isInUse && this.#tries < pauses.length) {
          // The connection of a moment ago may still have it.
          this.#socket.onclose = null;
          this.#reconnect(this.#tries > 1 ? 'Another tab or a prompt seems to have this session. Trying again …' : '');
          break;
        }
        this.#end(event);
        break;
      default:
        // Before its first move a drawn round is in no transcript: a reload brings its number, and not another round.
        if (event.event === 'round' && this.request.open === 'scramble' && !this.request.root && !this.request.daily) {
          this.request = { ...this.request, seed: event.seed };
        }
        this.listener.show(event, this.#asked[0]?.quiet ?? false, this.#asked[0]?.line ?? '');
    }
  }
}
