import type { ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import { presentService } from './catalog.presenter.ts';
import type { Asked } from './place.ts';
import { type ReadCall, type ReadDependencies, contextAt } from './read-parts.ts';
import type { ServiceRow } from './service-card.store.ts';
import { listHighlights } from './service.store.ts';

const cardsInRow = 12;

interface HomeContent {
  readonly trending: ServiceCard[];
  readonly newServices: ServiceCard[];
  readonly recommended: ServiceCard[];
}

/** The rows of the home page, what is served at the place first in each. */
export async function homeContent(deps: ReadDependencies, ask: Asked, call: ReadCall): Promise<HomeContent> {
  const context = await contextAt(deps, ask, call);
  const shown = await deps.shownPricesAt(deps.db, context, call.now);
  const rows = await listHighlights(deps.db, context);
  const row = (of: (service: ServiceRow) => boolean) =>
    rows
      .filter(of)
      .slice(0, cardsInRow)
      .map((service) => presentService(service, shown));
  return {
    trending: row((service) => service.is_trending),
    newServices: row((service) => service.is_new),
    recommended: row((service) => service.is_recommended),
  };
}
