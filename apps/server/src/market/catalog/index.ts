import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { defaultBounds } from './price/price-bounds.rules.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type {
  CatalogInterfaces,
  CancelTermsAt,
  CatalogInterface,
  ShownPricesAt,
} from './catalog.interface.ts';
import { catalogConsumers, catalogCron } from './catalog.consumers.ts';
import type { RecentSales } from './recent-sales.interface.ts';
import type { ReadProfessionals } from './professionals.interface.ts';
import type { ReadStarsOfServices, StarsOfServices } from './stars.interface.ts';
import { presentNamed, presentPartnerForServices } from './catalog.presenter.ts';
import { openCatalogue } from './catalogue.ts';
import { openCitiesOfService } from './cities-of-service.ts';
import { openPlaceSums } from './place-sums.ts';
import { openCityPrices } from './price/city-prices.ts';
import { openScoresOfWords } from './search-words.ts';
import { openSettings } from '../../platform/snapshot/settings.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { categoryFaces, categoryNames, isServed } from './is-served.ts';
import { editRoutes } from './edit/edit.routes.ts';
import { offersAt } from './offers-at.ts';
import { categoryPicture, knownCategories, taxClasses } from './category.store.ts';
import { listPartnersForAll } from './partners-for-all.store.ts';
import { listPartnersOfCategory } from './partners-of-category.store.ts';
import { masterRoutes } from './master/master.routes.ts';
import { countPartnerServices } from './partner-service/partner-service.store.ts';
import { listNeededDocuments, pausedCategories } from './partner-service/paused-work.store.ts';
import { pauseWork } from './partner-service/pause-work.ts';
import { listOffered } from './partner-service/partner-service.store.ts';
import { readPartnerServices } from './partner-service/list-partner-services.ts';
import { searchWords } from './catalog.rules.ts';
import { serviceFinders } from './find-services.ts';
import { listAskingPartners } from './price/price-effect.store.ts';
import { offerRoutes } from './partner-service/partner-service.routes.ts';
import { optionChoices, priceLines } from './price-lines.ts';
import { listOptions } from './question.store.ts';
import { priceRoutes } from './price/price.routes.ts';
import { tryPrice } from './price/try-price.ts';
import { listNamed } from './service.store.ts';
import { expectedPages } from './expected-pages.ts';
import { listAddresses } from './public-pages.ts';
import { sitemapPages } from './sitemap.pages.ts';

export type {
  CancelTermsAt,
  CatalogInterface,
  GstClass,
  Lang,
  LineRefusal,
  NamedService,
  PartnerForServices,
  PartnersQuery,
  PriceLinesQuery,
  PricedLine,
  PricedOption,
  PricedPlace,
  ShownPrices,
  ShownPricesAt,
  TaxClass,
  TriedPrice,
  PriceTrialQuery,
  WantedLine,
} from './catalog.interface.ts';

export type { CategoryFace, CategoryPartner } from './category.interface.ts';
export type { OfferFacts, OffersAt, OffersQuery } from './offers-at.interface.ts';
export type { Place } from './place.ts';
export type { OptionTerms, RecentSales } from './recent-sales.interface.ts';
export type { ReadProfessionals } from './professionals.interface.ts';
export type { ReadStarsOfServices, StarsOfServices } from './stars.interface.ts';

const publicInterface: Omit<
  CatalogInterface,
  | 'shownPrices'
  | 'recentSales'
  | 'cancelTerms'
  | 'stars'
  | 'professionals'
  | 'isServed'
  | 'servicesMeant'
  | 'categoryNames'
  | 'categoryFaces'
  | 'offersAt'
> = {
  services: async (reader, ids, lang) =>
    new Map((await listNamed(reader, ids, lang)).map((row) => [row.service_id, presentNamed(row)])),
  answers: async (reader, ids, lang) =>
    new Map(
      (await listOptions(reader, ids, lang)).map(({ option_id, label, question }) => [
        option_id,
        { label, question },
      ]),
    ),
  priceLines,
  optionChoices,
  tryPrice,
  partnersFor: async (reader, ask) => (await listPartnersForAll(reader, ask)).map(presentPartnerForServices),
  knownCategories,
  taxClasses,
  categoryPicture,
  countPartnerServices,
  neededDocuments: listNeededDocuments,
  pauseWork,
  pausedCategories,
  readPartnerServices,
  offeredServices: listOffered,
  listAskingPartners,
  partnersOfCategory: listPartnersOfCategory,
  expectedPages,
};

/** Where nothing is reviewed. */
const noStars: StarsOfServices = new Map();

const heldInMemory = ({ snapshots }: Platform) => ({
  catalogue: openCatalogue(snapshots),
  sumsOf: openPlaceSums(snapshots),
  cityPrices: openCityPrices(snapshots),
  settings: openSettings(snapshots),
  scoresOf: openScoresOfWords(snapshots),
  citiesOf: openCitiesOfService(snapshots),
});

/** What can be booked, who offers it where and at what price, and how it is found. */
export function createCatalogDomain(
  platform: Platform,
  { account, geography, partner, profile }: CatalogInterfaces,
): Domain & CatalogInterface {
  const { db, clock, config } = platform;
  const { publicOrigin } = config;
  const shownPrices = extensionPoint<ShownPricesAt>('catalog.shown_prices');
  const recentSales = extensionPoint<RecentSales>('catalog.recent_sales');
  const cancelTerms = extensionPoint<CancelTermsAt>('catalog.cancel_terms');
  const cancelTermsAt = () => cancelTerms.answers[0];
  const stars = extensionPoint<ReadStarsOfServices>('catalog.stars');
  const starsOf = async () => stars.answers[0]?.() ?? noStars;
  const professionals = extensionPoint<ReadProfessionals>('catalog.professionals');
  const shownPricesAt: ShownPricesAt = (...ask) => shownPrices.single()(...ask);
  const asked = { shownPricesAt, cancelTermsAt, starsOf };
  const reads = { db, geography, publicOrigin, ...asked, ...heldInMemory(platform) };
  return {
    name: 'catalog',
    settings: { 'catalog.city_price_bounds': defaultBounds },
    routes: [
      ...catalogRoutes({ ...reads, professionals, partner }, platform.answers),
      ...masterRoutes(reads, platform.answers),
      ...offerRoutes({ platform, partner }),
      ...editRoutes(platform),
      ...priceRoutes({ platform, account, geography, recentSales }),
    ],
    constraints: {
      city_price_overlap: catalogErrors.price_overlaps,
      partner_service_price_bounds: partnerErrors.price_out_of_bounds,
      partner_answer_price_bounds: partnerErrors.price_out_of_bounds,
      partner_answer_of_service: partnerErrors.answer_unknown,
    },
    consumers: catalogConsumers(platform, geography),
    cron: catalogCron(platform, geography),
    pages: sitemapPages({ config, clock, db, addresses: platform.contributions.addresses }),
    finders: serviceFinders(reads),
    addresses: listAddresses,
    extensions: profile ? [profile.serviceCounts.answeredBy(countPartnerServices)] : [],
    shownPrices,
    recentSales,
    cancelTerms,
    stars,
    professionals,
    ...publicInterface,
    servicesMeant: async (text) => [...(await reads.scoresOf(searchWords(text))).keys()],
    isServed: (serviceId, place) => isServed(reads, serviceId, place),
    categoryNames: (lang) => categoryNames(reads, lang),
    categoryFaces: (lang) => categoryFaces(reads, lang),
    offersAt: (ask) => offersAt(reads, ask),
  };
}

export const catalog = domainOn({
  needs: ['account', 'geography', 'partner', 'profile'],
  create: createCatalogDomain,
});
