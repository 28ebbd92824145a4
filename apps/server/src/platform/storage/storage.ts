/** Where files lie: a folder, or any S3 store. Keys are made by us from ids, never from a client's file name. */
export interface Storage {
  readonly kind: 'folder' | 's3';
  put(key: string, content: Buffer, mediaType: string): Promise<void>;
  get(key: string): Promise<{ content: Buffer; mediaType: string } | null>;
  remove(key: string): Promise<void>;
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
