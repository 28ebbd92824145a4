/** What is on its way outlives a reload: the file lies on the device until the server has it. */
import { forget, keep, kept, keptAll } from '../../platform/device-storage/device-storage.ts';
import type { UploadItem } from './upload-item.ts';
import { markKept } from './uploads-wanted.ts';

/** Two keys: a large file is written once, and what is known of it at each step. */
const prefix = 'upload ';
const keyOf = (id: string) => `${prefix}${id}`;
const fileKeyOf = (id: string) => `upload-file ${id}`;
export async function keepUpload(item: UploadItem): Promise<void> {
  markKept(true);
  await keep(keyOf(item.id), item);
}

export const keepFile = (id: string, file: Blob): Promise<void> => keep(fileKeyOf(id), file);
export const keptFile = (id: string): Promise<Blob | null> => kept<Blob>(fileKeyOf(id));

export async function forgetUpload(id: string): Promise<void> {
  await Promise.all([forget(keyOf(id)), forget(fileKeyOf(id))]);
  if ((await keptAll(prefix)).length === 0) markKept(false);
}

export async function keptUploads(): Promise<readonly UploadItem[]> {
  const items = await keptAll<UploadItem>(prefix);
  if (items.length === 0) markKept(false);
  return items;
}

/** Another tab of the browser sends it; null: this one does. Answers what lets go of it. */
export async function holdUpload(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((answer) => {
    void navigator.locks
      .request(`nukkad upload ${id}`, { ifAvailable: true }, async (lock) => {
        if (!lock) return answer(null);
        await new Promise<void>((release) => answer(release));
      })
      .catch(() => answer(() => undefined));
  });
}
