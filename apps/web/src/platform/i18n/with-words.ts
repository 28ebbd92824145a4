import { presentWords } from './present-words.ts';

/**
 * Fetches a part of the app together with the words that it alone speaks, so that no page carries them for the few who come
 * to it: `withWords('account/name-form.tsx', () => import('./name-form.tsx'))`. The part is its path below `src`.
 */
export async function withWords<Module>(part: string, fetchPart: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([fetchPart(), presentWords().bring(part)]);
  return module;
}
