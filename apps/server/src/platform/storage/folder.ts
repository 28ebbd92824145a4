import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../id.ts';
import { type Storage, checkStorageKey } from './storage.ts';

/** Files in a local folder, each with its media type beside it. */
export function folderStorage(root: string): Storage {
  const place = (key: string) => path.join(root, checkStorageKey(key));
  return {
    kind: 'folder',
    put: async (key, content, mediaType) => {
      const target = place(key);
      await mkdir(path.dirname(target), { recursive: true });
      const fresh = `${target}.${newId()}`;
      await writeFile(fresh, content);
      await writeFile(`${target}.type`, mediaType);
      await rename(fresh, target);
    },
    get: async (key) => {
      const target = place(key);
      try {
        return {
          content: await readFile(target),
          mediaType: (await readFile(`${target}.type`, 'utf8')).trim(),
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(place(key), { force: true });
      await rm(`${place(key)}.type`, { force: true });
    },
  };
}
