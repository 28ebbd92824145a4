/** One table of key and value in IndexedDB, for what must outlive a reload and is too large for localStorage (docs/decisions/working-in-the-web-app.md). */
const databaseName = 'nukkad';
const table = 'kept';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  }).catch((failure: unknown) => {
    opening = null;
    throw failure;
  });
  return opening;
}

/** One request in a transaction of its own; a write is done when its transaction is. */
async function ask<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(table, mode);
  return new Promise((resolve, reject) => {
    const request = what(transaction.objectStore(table));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB')));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')));
  });
}

export const readStored = (key: string): Promise<unknown> => ask('readonly', (store) => store.get(key));
export const writeStored = (key: string, value: unknown) =>
  ask('readwrite', (store) => store.put(value, key));
export const removeStored = (key: string) => ask('readwrite', (store) => store.delete(key));
/** What lies under keys that begin so, in the order of the keys. */
export const listStored = (prefix: string): Promise<unknown[]> =>
  ask('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
export const clearStored = () => ask('readwrite', (store) => store.clear());
