import { recentSales } from '../../src/market/booking/recent-sales.store.ts';
import { openShownPrices } from '../../src/market/cart/shown-price.ts';
import type { CatalogInterface } from '../../src/market/catalog/index.ts';
import type { Domain } from '../../src/platform/domain.ts';
import type { Extension } from '../../src/platform/extension.ts';
import type { OpenWork } from '../../src/platform/open-work.ts';

/** A domain that has nothing but answers to what others ask. */
export const answering = (...extensions: readonly Extension[]): Domain => ({
  name: 'played answers',
  routes: [],
  extensions,
});

/** A domain that has nothing but work under way. */
export const working = (openWork: Partial<OpenWork>): Domain => ({
  name: 'played work',
  routes: [],
  openWork: {
    ofPerson: async () => 0,
    ofPartner: async () => 0,
    ofProfessional: async () => 0,
    ...openWork,
  },
});

/** What the cart and booking answer the catalogue, where they are not composed. */
export const pricing = (catalog: Pick<CatalogInterface, 'shownPrices' | 'recentSales'>): Domain =>
  answering(catalog.shownPrices.answeredBy(openShownPrices()), catalog.recentSales.answeredBy(recentSales));
