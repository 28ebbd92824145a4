import { codeOf } from '../error-code.ts';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../id.ts';
import {
  type FilePart,
  type FileSource,
  type OpenedFile,
  type Storage,
  StorageFault,
  type StoredFile,
  checkStorageKey,
  isStorageKey,
} from './storage.ts';

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** `<key>.<id>`: a file, or its type, that is being written. */
const unfinished = /\.[0-9a-f-]{36}(?:\.type)?$/;

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

function faultOf(error: unknown): unknown {
  const code = codeOf(error);
  return code === undefined ? error : new StorageFault(noRoom.has(code), error);
}

/** On the disk, not in its cache, before it answers. */
async function writeDurably(file: string, content: Buffer | string): Promise<void> {
  let handle: FileHandle | null = null;
  try {
    handle = await open(file, 'wx');
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle?.close();
  }
}

async function streamDurably({ bytes, read }: FileSource, file: string): Promise<void> {
  const handle = await open(file, 'wx');
  let written = 0;
  try {
    for await (const piece of read()) {
      await handle.writeFile(piece);
      written += piece.length;
    }
    if (written !== bytes) throw new Error(`A source said ${bytes} bytes and gave ${written}.`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesBelow(folder: string): AsyncIterable<{ file: string; changedAt: Date }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    const found = entry.isFile() ? await stat(file).catch(() => null) : null;
    if (found) yield { file, changedAt: found.mtime };
  }
}

async function openIn(target: string): Promise<OpenedFile | null> {
  try {
    const { size: bytes } = await stat(target);
    return { content: createReadStream(target), bytes };
  } catch (error) {
    if (isMissing(error)) return null;
    throw faultOf(error);
  }
}

async function openPartIn(
  target: string,
  from: number,
  last: number | null,
): Promise<FilePart | 'outside' | null> {
  try {
    const [{ size: bytes }, type] = await Promise.all([stat(target), readFile(`${target}.type`, 'utf8')]);
    const to = Math.min(last ?? bytes - 1, bytes - 1);
    if (from > to) return 'outside';
    return {
      content: createReadStream(target, { start: from, end: to }),
      mediaType: type.trim(),
      from,
      to,
      bytes,
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw faultOf(error);
  }
}

async function removeIn(target: string): Promise<void> {
  try {
    await rm(target, { force: true });
    await rm(`${target}.type`, { force: true });
  } catch (error) {
    throw faultOf(error);
  }
}

/** Files in a local folder, each with its media type beside it. A write leaves the whole file or nothing. */
export function folderStorage(root: string, write: typeof writeDurably = writeDurably): Storage {
  const place = (key: string) => path.join(root, checkStorageKey(key));
  const put = async (target: string, mediaType: string, fill: (fresh: string) => Promise<void>) => {
    const fresh = `${target}.${newId()}`;
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await fill(fresh);
      await write(`${fresh}.type`, mediaType);
      await rename(`${fresh}.type`, `${target}.type`);
      await rename(fresh, target);
    } catch (error) {
      await Promise.allSettled([rm(fresh, { force: true }), rm(`${fresh}.type`, { force: true })]);
      throw faultOf(error);
    }
  };
  return {
    kind: 'folder',
    put: async (key, content, mediaType) => put(place(key), mediaType, (fresh) => write(fresh, content)),
    putStream: async (key, source, mediaType) =>
      put(place(key), mediaType, (fresh) => streamDurably(source, fresh)),
    open: async (key) => openIn(place(key)),
    openPart: async (key, from, to) => openPartIn(place(key), from, to),
    get: async (key) => {
      const target = place(key);
      try {
        return {
          content: await readFile(target),
          mediaType: (await readFile(`${target}.type`, 'utf8')).trim(),
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw faultOf(error);
      }
    },
    remove: async (key) => removeIn(place(key)),
    list: async function* (prefix): AsyncIterable<StoredFile> {
      const folder = path.join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      for await (const { file, changedAt } of filesBelow(folder)) {
        const key = path.relative(root, file).split(path.sep).join('/');
        if (isStorageKey(key) && key.startsWith(prefix)) yield { key, changedAt };
      }
    },
    sweepUnfinished: async (before) => {
      let swept = 0;
      for await (const { file, changedAt } of filesBelow(root)) {
        if (!unfinished.test(file) || changedAt >= before) continue;
        await rm(file, { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}
