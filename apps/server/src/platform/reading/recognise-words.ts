import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { UploadedFile } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import type { Script } from './read-words.ts';
import type { Readers } from './readers.ts';
import type { PlacedLine } from './reading.ts';
import { bothScripts, readsBadly } from './two-scripts.ts';

/** Letters of a whole page are smaller than those of a bill. */
const page = { side: 1_800 };

/** A page that the model of Latin reads badly is read by that of Devanagari as well, in a process of its own. */
export async function recogniseWords(
  readers: Readers,
  picture: UploadedFile,
  { by, refusals }: { readonly by: string; readonly refusals: { readonly unreadable: ErrorFact } },
): Promise<readonly PlacedLine[]> {
  const read = async (script: Script) =>
    (await readers.read('words', picture, { by, refusals, options: { ...page, script } })).lines;
  const latin = await read('latin');
  if (!readsBadly(latin)) return latin;
  try {
    return bothScripts(latin, await read('devanagari'));
  } catch (error) {
    if (error instanceof Refusal) return latin;
    throw error;
  }
}
