import { Readable } from 'node:stream';
import type { FileKey, FileKeys } from './file-keys.ts';
import {
  blocksOf,
  factsOf,
  partBytes,
  partsOf,
  type SealedFacts,
  sealedPartBytes,
  sealedType,
  sealPart,
  unsealPart,
} from './sealed-file.ts';
import { sealFiles } from './seal-files.ts';
import { type FilePart, type FileSource, FileUnreadable, type OpenedFile, type Storage } from './storage.ts';

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

async function* sealedParts(
  fileKey: FileKey,
  facts: SealedFacts,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let part = 0;
  for await (const block of blocksOf(source, partBytes)) {
    yield await sealPart(fileKey, facts, part, block);
    part += 1;
  }
}

/** How long it is in the store is known before it is read. */
async function sealedSource(fileKey: FileKey, facts: SealedFacts, source: FileSource): Promise<FileSource> {
  const { length: more } = await sealPart(fileKey, facts, 0, Buffer.alloc(0));
  return {
    bytes: facts.bytes + partsOf(facts) * more,
    read: () => sealedParts(fileKey, facts, source.read()),
  };
}

interface Kept {
  readonly fileKey: FileKey;
  readonly facts: SealedFacts;
  /** Of each part in the store, but the last. */
  readonly size: number;
}

interface Wanted {
  readonly first: number;
  readonly last: number;
}

async function* openedParts(
  { fileKey, facts, size }: Kept,
  { first, last }: Wanted,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let part = first;
  for await (const sealed of blocksOf(content, size)) {
    yield await unsealPart(fileKey, facts, part, sealed);
    part += 1;
  }
  if (part <= last) throw new FileUnreadable(facts.key, 'it was cut');
}

async function* cut(parts: AsyncIterable<Buffer>, skipped: number, length: number): AsyncGenerator<Buffer> {
  let [skip, left] = [skipped, length];
  for await (const part of parts) {
    const piece = part.subarray(skip, skip + left);
    skip = 0;
    left -= piece.length;
    yield piece;
    if (left <= 0) return;
  }
}

/** The first part is opened before anything is answered: what was changed there is still a refusal. */
async function begun(parts: AsyncGenerator<Buffer>): Promise<Readable> {
  const first = await parts.next();
  return Readable.from(
    (async function* all() {
      if (!first.done) yield first.value;
      yield* parts;
    })(),
    { objectMode: false },
  );
}

async function bufferOf(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

const keptOf =
  (keys: FileKeys) =>
  async (facts: SealedFacts, stored: number): Promise<Kept> => ({
    facts,
    size: sealedPartBytes(facts, stored),
    fileKey: await keys.forReading(facts.key),
  });

const whole = ({ facts }: Kept): Wanted => ({ first: 0, last: partsOf(facts) - 1 });

/** Null: a file of before encryption, which is still read. */
const factsIn =
  (keys: FileKeys) =>
  async (key: string, mediaType: string): Promise<SealedFacts | null> => {
    const facts = factsOf(key, mediaType);
    if (!facts && !(await keys.readsPlain())) throw new FileUnreadable(key, 'it is not encrypted');
    return facts;
  };

/** Bytes of the file from `from` to `end`, by the parts that hold them. */
async function partOf(store: Storage, kept: Kept, from: number, end: number): Promise<FilePart | null> {
  const { facts, size } = kept;
  const wanted = { first: Math.floor(from / partBytes), last: Math.floor(end / partBytes) };
  const part = await store.openPart(facts.key, wanted.first * size, (wanted.last + 1) * size - 1);
  if (part === null || part === 'outside') return null;
  const parts = openedParts(kept, wanted, part.content);
  const content = await begun(cut(parts, from - wanted.first * partBytes, end - from + 1));
  return { content, mediaType: facts.mediaType, from, to: end, bytes: facts.bytes };
}

function readingOf(store: Storage, keys: FileKeys): Pick<Storage, 'get' | 'open' | 'openPart'> {
  const [factsFrom, keptFrom] = [factsIn(keys), keptOf(keys)];
  return {
    get: async (key) => {
      const found = await store.get(key);
      const facts = found && (await factsFrom(key, found.mediaType));
      if (!facts) return found;
      const kept = await keptFrom(facts, found.content.length);
      const content = await bufferOf(openedParts(kept, whole(kept), once(found.content)));
      return { content, mediaType: facts.mediaType };
    },
    open: async (key): Promise<OpenedFile | null> => {
      const found = await store.openPart(key, 0, null);
      // Of an empty file of before.
      if (found === null || found === 'outside') return store.open(key);
      try {
        const facts = await factsFrom(key, found.mediaType);
        if (!facts) return { content: found.content, bytes: found.bytes };
        const kept = await keptFrom(facts, found.bytes);
        return { content: await begun(openedParts(kept, whole(kept), found.content)), bytes: facts.bytes };
      } catch (error) {
        found.content.destroy();
        throw error;
      }
    },
    openPart: async (key, from, to) => {
      const found = await store.openPart(key, from, to);
      if (found === null || found === 'outside') return found;
      const facts = factsOf(key, found.mediaType);
      if (!facts && (await keys.readsPlain())) return found;
      found.content.destroy();
      if (!facts) throw new FileUnreadable(key, 'it is not encrypted');
      const end = Math.min(to ?? facts.bytes - 1, facts.bytes - 1);
      return from > end ? 'outside' : partOf(store, await keptFrom(facts, found.bytes), from, end);
    },
  };
}

const writingTo = (store: Storage, keys: FileKeys): Pick<Storage, 'put' | 'putStream'> => ({
  put: async (key, content, mediaType) => {
    const facts = { key, mediaType, bytes: content.length };
    const fileKey = await keys.forWriting(key);
    await store.put(key, await bufferOf(sealedParts(fileKey, facts, once(content))), sealedType(facts));
  },
  putStream: async (key, source, mediaType) => {
    const facts = { key, mediaType, bytes: source.bytes };
    const written = await sealedSource(await keys.forWriting(key), facts, source);
    await store.putStream(key, written, sealedType(facts));
  },
});

/** What lies in `store` is encrypted with its owner's key; files of before are read on until they are rewritten. */
export function sealedStorage(store: Storage, keys: FileKeys): Storage {
  const sealed: Storage = {
    ...store,
    ...readingOf(store, keys),
    ...writingTo(store, keys),
    sealFormer: async () => {
      if (!(await keys.readsPlain())) return 0;
      const count = await sealFiles(store, sealed);
      if (count === 0) await keys.readNoMore();
      return count;
    },
  };
  return sealed;
}
