import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { LegalSource } from '../piece/index.ts';
import type { ContentDependencies } from './content.interface.ts';
import { readPageFacts } from './content.store.ts';
import { legalFigures } from './pages/figures.ts';
import type { LegalWords } from './pages/page-words.model.ts';
import { policyPage } from './pages/policy.page.ts';
import { refundsPage } from './pages/refunds.page.ts';
import { termsPage } from './pages/terms.page.ts';

const made: Readonly<Record<LegalPage, LegalWords>> = {
  terms: termsPage,
  policy: policyPage,
  refunds: refundsPage,
};

/** The legal pages that came with the product, and the figures that any edition of them names. */
export const legalSource = (parts: ContentDependencies): LegalSource => ({
  made: (page, lang) => made[page](lang),
  figures: async (at) => {
    const facts = await readPageFacts(parts, at, '');
    return { en: legalFigures(facts, 'en'), hi: legalFigures(facts, 'hi') };
  },
});
