import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { decrypt, encrypt, resealed } from '../encryption.ts';
import type { SealedColumns } from '../resealing/sealed-columns.ts';
import { type FileOwner, ownerOf } from './file-owner.rules.ts';
import {
  addFileKey,
  findAnyFileKey,
  findFileKey,
  finishSealing,
  isSealingFinished,
} from './file-key.store.ts';
import { FileUnreadable } from './storage.ts';

export interface FileKey {
  /** Of its owner. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface FileKeys {
  /** Throws `FileUnreadable` where the owner has none, or where another secret sealed it. */
  forReading(storageKey: string): Promise<FileKey>;
  /** Made with the owner's first file. */
  forWriting(storageKey: string): Promise<FileKey>;
  /** Whether files of before encryption are still read. */
  readsPlain(): Promise<boolean>;
  /** They are not from now on, in no process. */
  readNoMore(): Promise<void>;
}

const purpose = 'file key';
const keyBytes = 32;
const mostKept = 5_000;
/** So long a process goes on reading with a key that another one has erased. */
const keptMs = 60_000;

const nameOf = ({ kind, id }: FileOwner): string => `${kind}:${id}`;

export function createFileKeys({ db, secret }: { readonly db: Database; readonly secret: string }): FileKeys {
  const kept = new LRUCache<string, FileKey>({ max: mostKept, ttl: keptMs });
  let readsPlain = true;
  const find = async (storageKey: string, owner: FileOwner): Promise<FileKey | null> => {
    const name = nameOf(owner);
    const known = kept.get(name);
    if (known) return known;
    const sealed = await findFileKey(db, owner);
    if (sealed === null) return null;
    const found = { name, bytes: unsealed(secret, sealed, name, storageKey) };
    kept.set(name, found);
    return found;
  };
  const forReading = async (storageKey: string) => {
    const found = await find(storageKey, ownerOf(storageKey));
    if (!found) throw new FileUnreadable(storageKey, 'its owner has no key');
    return found;
  };
  return {
    forReading,
    forWriting: async (storageKey) => {
      const owner = ownerOf(storageKey);
      const known = await find(storageKey, owner);
      if (known) return known;
      const fresh = randomBytes(keyBytes).toString('base64');
      await addFileKey(db, owner, encrypt(secret, purpose, fresh, nameOf(owner)), new Date());
      return forReading(storageKey);
    },
    readsPlain: async () => {
      readsPlain &&= !(await isSealingFinished(db));
      return readsPlain;
    },
    readNoMore: () => finishSealing(db, new Date()),
  };
}

/** Those of all owners. */
export const sealedFileKeys: SealedColumns = {
  table: 'file_key',
  key: ['owner_kind', 'owner_id'],
  columns: ['sealed'],
  anew: ({ owner_kind: kind, owner_id: id, sealed }, change) => {
    const fresh = resealed(change, purpose, String(sealed), `${String(kind)}:${String(id)}`);
    return fresh === null ? null : fresh === sealed ? {} : { sealed: fresh };
  },
};

function unsealed(secret: string, sealed: string, name: string, storageKey: string): Uint8Array {
  try {
    return new Uint8Array(Buffer.from(decrypt(secret, purpose, sealed, name), 'base64'));
  } catch (error) {
    throw new FileUnreadable(storageKey, 'another secret sealed the key of its owner', error);
  }
}

/** Stops a start whose secret does not open the keys that are there: each file would be refused one by one. */
export async function checkFileKeys(db: Database, secret: string): Promise<void> {
  const any = await findAnyFileKey(db);
  if (!any) return;
  try {
    decrypt(secret, purpose, any.sealed, nameOf(any.owner));
  } catch {
    throw new Error(
      'APP_SECRET is not the secret that the keys of the stored files were sealed with: no file could be read. Start with the secret of before.',
    );
  }
}
