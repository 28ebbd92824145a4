import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Where files lie: a folder, or any S3 store. Keys are made by us from ids, never from a client's file name. */
export interface Storage {
  readonly kind: 'folder' | 's3';
  put(key: string, content: Buffer, mediaType: string): Promise<void>;
  /** What may be larger than memory. */
  putStream(key: string, source: FileSource, mediaType: string): Promise<void>;
  get(key: string): Promise<{ content: Buffer; mediaType: string } | null>;
  /** The same part by part, for files that may be large. */
  open(key: string): Promise<OpenedFile | null>;
  /** The bytes from `from` to `to`, both included, as players ask for them; null for `to`: to the end. */
  openPart(key: string, from: number, to: number | null): Promise<FilePart | 'outside' | null>;
  remove(key: string): Promise<void>;
  /** Every file whose key begins with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Removes what writes that were cut off before `before` left behind; answers how much it was. */
  sweepUnfinished(before: Date): Promise<number>;
  /** Where files are encrypted: writes those of before anew; answers how many. Once there were none, none is read. */
  readonly sealFormer?: () => Promise<number>;
}

export interface FileSource {
  readonly bytes: number;
  /** From the beginning at each call: a try that fails is made again. */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** A file of this machine; it stays where it is. */
export async function sourceOfFile(file: string): Promise<FileSource> {
  const { size: bytes } = await stat(file);
  return { bytes, read: () => createReadStream(file) };
}

/** A file of a store; where it goes meanwhile, less comes than was said. */
export const sourceIn = (store: Storage, key: string, bytes: number): FileSource => ({
  bytes,
  read: async function* read(): AsyncGenerator<Uint8Array> {
    const file = await store.open(key);
    if (!file) return;
    const pieces: AsyncIterable<Uint8Array> = file.content;
    yield* pieces;
  },
});

export interface OpenedFile {
  readonly content: Readable;
  readonly bytes: number;
}

export interface FilePart {
  readonly content: Readable;
  readonly mediaType: string;
  readonly from: number;
  readonly to: number;
  /** Of the whole file. */
  readonly bytes: number;
}

export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** The store has no room (`full`) or does not answer; nothing of the file is kept. Answered with 507 or 503. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
  readonly full: boolean;

  constructor(full: boolean, cause: unknown) {
    super(full ? 'There is no room for files.' : 'The store of files does not answer.', { cause });
    this.full = full;
  }
}

/** A file is there, and what it holds cannot be given out. Which one is said without the id of a person. */
export class FileUnreadable extends Error {
  override readonly name = 'FileUnreadable';

  constructor(key: string, why: string, cause?: unknown) {
    const parts = key.split('/');
    super(`A stored file can't be read, because ${why} (${parts[0]}/…/${parts.at(-1)}).`, { cause });
  }
}

/** Removes files whose rows did not come. What the store refuses now is left to housekeeping: the first error counts. */
export async function discard(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
}

const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

export function isStorageKey(key: string): boolean {
  return key.length <= 400 && keyPattern.test(key);
}

/** A key that could leave its folder is a fault of ours, and is thrown on. */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key))
    throw new Error('A storage key holds lower-case letters, digits, hyphens and slashes only.');
  return key;
}
