import type { Readable } from 'node:stream';

/** Where files lie: a folder, or any S3 store. Keys are made by us from ids, never from a client's file name. */
export interface Storage {
  readonly kind: 'folder' | 's3';
  put(key: string, content: Buffer, mediaType: string): Promise<void>;
  /** A file of this machine, which may be larger than memory; it stays where it is. */
  putFile(key: string, file: string, mediaType: string): Promise<void>;
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
}

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
