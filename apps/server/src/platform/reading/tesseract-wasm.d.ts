/** What is used of it: the package has declarations, but its exports do not reach them. */
declare module 'tesseract-wasm' {
  export function createOCREngine(parts: {
    wasmBinary: Uint8Array;
  }): Promise<import('./words-engine.ts').WordsEngine>;
  export function supportsFastBuild(): boolean;
}
