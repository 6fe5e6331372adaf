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
