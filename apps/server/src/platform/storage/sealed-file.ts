/**
 * A stored file is a row of messages of the AWS Encryption SDK, each with a mebibyte of it: AES-256-GCM with a key of its
 * own that the owner's key wraps, bound to the file's place, type, length and number. So a changed, cut, moved or
 * exchanged part does not open, and a player is answered from the middle of a video.
 */
import type { FileKey } from './file-keys.ts';
import { FileUnreadable } from './storage.ts';

/** Of the file, in each message but the last. */
export const partBytes = 1_048_576;

/** The library is large: it comes with the first file and not at every start. */
const load = async () => import('./sealed-message.ts');
let loaded: ReturnType<typeof load> | null = null;
const messages = () => (loaded ??= load());

/** What a file says of itself before it is opened, and each of its parts again, sealed. */
export interface SealedFacts {
  readonly key: string;
  readonly mediaType: string;
  readonly bytes: number;
}

const typePattern = /^application\/x-sealed; bytes=(?<bytes>\d{1,15}); type=(?<type>[^;\s]+)$/;

/** The media type under which a store keeps it. */
export const sealedType = ({ bytes, mediaType }: SealedFacts): string =>
  `application/x-sealed; bytes=${bytes}; type=${encodeURIComponent(mediaType)}`;

/** Null: a file of before encryption. */
export function factsOf(key: string, kept: string): SealedFacts | null {
  const said = typePattern.exec(kept)?.groups;
  if (!said) return null;
  return { key, bytes: Number(said['bytes']), mediaType: decodeURIComponent(said['type'] ?? '') };
}

export const partsOf = ({ bytes }: Pick<SealedFacts, 'bytes'>): number =>
  Math.max(1, Math.ceil(bytes / partBytes));

/** Numbers of one width: each message is longer than what is in it by the same. */
const contextOf = ({ key, mediaType, bytes }: SealedFacts, part: number): Record<string, string> => ({
  file: key,
  type: mediaType,
  bytes: String(bytes),
  part: String(part).padStart(9, '0'),
});

export async function sealPart(
  fileKey: FileKey,
  facts: SealedFacts,
  part: number,
  content: Uint8Array,
): Promise<Buffer> {
  const { sealMessage } = await messages();
  return sealMessage(fileKey, content, contextOf(facts, part));
}

export async function unsealPart(
  fileKey: FileKey,
  facts: SealedFacts,
  part: number,
  sealed: Buffer,
): Promise<Buffer> {
  const { openMessage } = await messages();
  const { content, said } = await openMessage(fileKey, sealed).catch((error: unknown) => {
    throw new FileUnreadable(facts.key, 'it was changed', error);
  });
  const isItsOwn = Object.entries(contextOf(facts, part)).every(([name, value]) => said[name] === value);
  if (!isItsOwn) throw new FileUnreadable(facts.key, 'a part of another file is in it');
  return content;
}

/** How long each message but the last is, in a file that takes `kept` bytes of its store. */
export function sealedPartBytes(facts: SealedFacts, kept: number): number {
  const more = (kept - facts.bytes) / partsOf(facts);
  if (!Number.isInteger(more) || more <= 0) throw new FileUnreadable(facts.key, 'it was cut');
  return partBytes + more;
}

/** `source` in blocks of `size`, the last one shorter; an empty one of nothing. */
export async function* blocksOf(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  for await (const piece of source) {
    waiting.push(piece);
    length += piece.length;
    if (length < size) continue;
    const all = Buffer.concat(waiting);
    let at = 0;
    for (; length - at >= size; at += size) yield all.subarray(at, at + size);
    isFirst = false;
    waiting = [all.subarray(at)];
    length -= at;
  }
  if (length > 0 || isFirst) yield Buffer.concat(waiting);
}
