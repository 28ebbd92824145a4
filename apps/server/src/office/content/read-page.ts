import type { ContentPage, PageContent } from '@nukkad/contract/office/content/content.model';
import { filledWords, wordsOfText } from '@nukkad/contract/office/legal/filled-words';
import { type LegalPage, isLegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { ContentDependencies } from './content.interface.ts';
import { presentCompany, presentPage } from './content.presenter.ts';
import { readPageFacts } from './content.store.ts';
import { legalSource } from './legal-source.ts';
import type { Lang, PageFacts } from './pages/page-facts.ts';
import { legalFigures } from './pages/figures.ts';

/** What operators published, or else what came with the product; in both the figures are those of the rules. */
async function readLegalPage(
  parts: ContentDependencies,
  page: LegalPage,
  facts: PageFacts,
  lang: Lang,
): Promise<PageContent> {
  const { version, row } = await parts.piece.legalNow(parts.db, page, lang);
  const figures = legalFigures(facts, lang);
  const words = row
    ? wordsOfText(row, figures, lang)
    : filledWords(legalSource(parts).made(page, lang), figures);
  return { page, ...words, company: presentCompany(facts, lang), version };
}

/** A page's words with the figures that count at `now`, in the city given or in general. */
export async function readPage(
  parts: ContentDependencies,
  { page, cityCode = '' }: { readonly page: ContentPage; readonly cityCode?: string | undefined },
  { lang, now }: { readonly lang: Lang; readonly now: Date },
): Promise<PageContent> {
  const facts = await readPageFacts(parts, now, cityCode);
  return isLegalPage(page) ? readLegalPage(parts, page, facts, lang) : presentPage(page, facts, lang);
}
