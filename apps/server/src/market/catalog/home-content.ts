import type { ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import { presentService } from './catalog.presenter.ts';
import type { Asked } from './place.ts';
import { type ReadCall, type ReadDependencies, readCards } from './read-parts.ts';
import { type ServiceRow, cardOf } from './service-card.ts';

const cardsInRow = 12;

interface HomeContent {
  readonly trending: ServiceCard[];
  readonly newServices: ServiceCard[];
  readonly recommended: ServiceCard[];
}

/** The rows of the home page, what is served at the place first in each. */
export async function homeContent(deps: ReadDependencies, ask: Asked, call: ReadCall): Promise<HomeContent> {
  const { catalogue, context, shown } = await readCards(deps, ask, call);
  const marked = catalogue.sold.filter((one) => one.is_trending || one.is_new || one.is_recommended);
  const isServed = (row: ServiceRow) => row.partner_count > 0;
  const all = marked.map((service) => cardOf(service, context));
  const rows = [...all.filter(isServed), ...all.filter((card) => !isServed(card))];
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
