// Prints the digest of the engines as WebAssembly: digest.mjs WASM INDEX LIST
import { readFileSync } from "node:fs";

const [wasm, ...files] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(wasm));
const imports = {};
// The engines ask nothing of the system, so all that the C library could ask for answers 0.
for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
const { exports } = new WebAssembly.Instance(module, imports);
exports.__wasm_call_ctors();
const given = files.flatMap((file) => {
  const bytes = readFileSync(file);
  const place = exports.room(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  return [place, bytes.length];
});
console.log(BigInt.asUintN(64, exports.digest(...given)).toString(16).padStart(16, "0"));
