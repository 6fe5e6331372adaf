// What browsers have and Debian's TypeScript does not know.
declare function importScripts(...addresses: string[]): void;
declare class DecompressionStream implements GenericTransformStream {
  constructor(format: string);
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

// What the scripts hand to one another.
type Input = { line: string } | { text: string } | { time: true } | { key: string };
type Listener = { progress(name: string, part: number): void, notice(text: string): void };
type Change = { file?: string, append?: string, replace?: string, forPerson?: string, text?: string };
type KernelAnswer = { answers: any[], keeps: Change[], isOver: boolean, deadline?: number, file?: string };
type DictionaryFiles = { affixes: Uint8Array, words: Uint8Array };

// An answer of the kernel, as docs/json.md describes it.
type Mark = { start: number, end: number, role: string };
type Sentence = { text: string, tone?: 'title' | 'good' | 'bad', marks?: Mark[] };
type Definition = { word: string, lemma?: string, relation?: string, partOfSpeech?: string, sense?: string };
type Answer<Event = any, State = any> = { event: Event, state: State, says?: Sentence[], failure?: string };
type RoundState = {
  root: string, letters: string, score: number, rank?: string, next?: string, toNext?: number, totalPoints?: number,
  ranks?: { rank: string, points: number }[], usedRare?: string[], isOver?: boolean,
  lengths: { length: number, words: string[], missing?: number }[], secondsLeft?: number,
};
type BenchState = {
  entry?: { name?: string, clue?: string, marks?: Mark[] }, phrase?: string, enumeration?: string, ring?: string[],
  letters?: string[], slots?: string[], breaks: string[], locked: number[], tray: string[], cursor?: number,
  readings?: { text: string, isFolded?: boolean }[], picked?: number, isComplete?: boolean,
  puzzle?: Filling,
};
type Filling = { rows: string[], filled: string[] };
type Puzzle = {
  width: number, numbers: (number | null)[], barsAtRight: number[], barsBelow: number[],
  entries: { name: string, clue: string, cells: number[] }[],
};
type SheetLetter = { cipher: string, count: number, plain?: string, isLocked?: boolean, isDoubtful?: boolean };
type SheetState = {
  ciphertext?: string[], solution?: string[], letters?: SheetLetter[], alphabet?: { plain: string, cipher?: string }[],
  isSolved?: boolean,
};
