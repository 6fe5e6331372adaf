// What browsers have and Debian's TypeScript does not know.
declare function importScripts(...addresses: string[]): void;
declare class DecompressionStream implements GenericTransformStream {
  constructor(format: string);
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

// What the scripts hand to one another.
type Input = { line: string } | { text: string } | { time: '' } | { key: string };
type Listener = { progress(name: string, part: number): void, notice(notice: { message: string }): void };
type Change = { file?: string, append?: string, replace?: string, forPerson?: string, text?: string };
type KernelAnswer = { answers: any[], keeps: Change[], file?: string, view: string };
type DictionaryFiles = { affixes: Uint8Array, words: Uint8Array };

// An answer of the kernel, as docs/json.md describes it. In `page` are the places of the page: lists of items by name.
type Mark = { start: number, end: number, role: string };
type Sentence = { text: string, tone?: 'title' | 'good' | 'bad', marks?: Mark[] };
type Places = { says: Sentence[], panel?: string, [place: string]: any };
type Answer<Event = any, State = any> = { event: Event, state: State, page: Places };
// What is drawn of one thing, by the names that its template has in braces.
type Item = Record<string, any>;
type RoundState = { isOver?: boolean, secondsLeft?: number };
type BenchState = { entry?: { clue?: string }, slots?: string[], puzzle?: object };
type SheetState = { ciphertext?: string[] };
