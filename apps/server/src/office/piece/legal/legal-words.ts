import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import { type Figures, bodyOf } from '@nukkad/contract/office/legal/legal.rules';
import type { PageWords } from '@nukkad/contract/office/content/content.model';
import type { Language } from '../../../platform/spoken.rules.ts';
import type { LegalRow } from './legal.store.ts';

/** What the domain of the pages of words knows: those that came with the product, and the figures of an instant. */
export interface LegalSource {
  /** With names of figures in braces. */
  made(page: LegalPage, lang: Language): PageWords;
  figures(at: Date): Promise<Readonly<Record<Language, Figures>>>;
}

/** The words that came with the product, as an operator would have written them. */
export function madeText(
  source: LegalSource,
  page: LegalPage,
): Pick<LegalRow, 'titleEn' | 'titleHi' | 'wordsEn' | 'wordsHi' | 'bodyEn' | 'bodyHi'> {
  const [en, hi] = [source.made(page, 'en'), source.made(page, 'hi')];
  return {
    titleEn: en.title,
    titleHi: hi.title,
    wordsEn: en.lead,
    wordsHi: hi.lead,
    bodyEn: bodyOf(en.groups),
    bodyHi: bodyOf(hi.groups),
  };
}
