import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type OCREngine, createOCREngine, supportsFastBuild } from 'tesseract-wasm';

const require = createRequire(import.meta.url);
const unpack = promisify(gunzip);
const programs = path.dirname(require.resolve('tesseract-wasm'));
const models = path.dirname(require.resolve('@tesseract.js-data/eng'));

/** Program and model are files of packages: nothing is fetched. The model knows Latin letters, and no rupee sign. */
export async function startWordsEngine(): Promise<OCREngine> {
  const program = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  const wasmBinary = await readFile(path.join(programs, program));
  const engine = await createOCREngine({ wasmBinary });
  const model = path.join(models, '4.0.0_best_int', 'eng.traineddata.gz');
  engine.loadModel(await unpack(await readFile(model)));
  return engine;
}
