/**
 * Packs the built files once, as hard as it goes, so that the server sends them without packing anything:
 * a .br and a .gz beside each file that gets smaller by it. A server may be sending them meanwhile.
 */
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = path.join(import.meta.dirname, 'build/client');
const packable = /\.(m?js|css|svg|json|txt|webmanifest)$/;
/** Below this a packet holds it anyway. */
const smallest = 1_000;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In one step: a request gets all of it, or not yet anything. */
async function put(file, content) {
  await writeFile(`${file}.half`, content);
  await rename(`${file}.half`, file);
}

async function pack(file) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  await put(`${file}.br`, await toBrotli(content, brotli));
  await put(`${file}.gz`, await toGzip(content, { level: 9 }));
}

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && packable.test(entry.name));
await Promise.all(files.map((entry) => pack(path.join(entry.parentPath, entry.name))));
