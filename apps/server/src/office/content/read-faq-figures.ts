import type { ReadFaqFigures } from '../../talk/support/index.ts';
import type { ContentDependencies } from './content.interface.ts';
import { readPageFacts } from './content.store.ts';
import { commonFigures } from './pages/figures.ts';

/** The figures of common questions, from the same facts as the pages of words. */
export const readFaqFigures =
  (parts: ContentDependencies): ReadFaqFigures =>
  async (now, lang) =>
    commonFigures(await readPageFacts(parts, now, ''), lang);
