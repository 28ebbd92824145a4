import { extensionPoint } from '../src/platform/extension.ts';
import { sql } from 'kysely';
import type { CatalogInterface, PricedLine, WantedLine } from '../src/market/catalog/index.ts';
import { knownCategories } from '../src/market/catalog/category.store.ts';
import type { Database } from '../src/platform/db/database.ts';
import { aCategory } from './a-partner.ts';

/** Paise and minutes of one unit. */
interface Offer {
  readonly price: number;
  readonly minutes: number;
}

const services = {
  'bathroom-cleaning': {
    name: 'Bathroom cleaning',
    categoryId: 'cleaning',
    typicalPaise: 44_900,
    minutes: 60,
  },
  'sofa-cleaning': { name: 'Sofa cleaning', categoryId: 'cleaning', typicalPaise: 79_900, minutes: 90 },
  'tap-repair': { name: 'Tap repair', categoryId: 'plumber', typicalPaise: 24_900, minutes: 30 },
} as const;
const option = {
  optionId: 'two-bathrooms',
  label: 'Two bathrooms',
  question: 'How many bathrooms?',
  pricePaise: 30_000,
  minutes: 30,
};

export interface FixedCatalog extends CatalogInterface {
  /** In the order in which they are the best match. */
  readonly offers: Map<string, Partial<Record<string, Offer>>>;
  /** PIN codes without a partner. */
  readonly unserved: Set<string>;
}

/** The rows that lines refer to. */
export async function saveFixedServices(db: Database): Promise<void> {
  for (const [serviceId, { name, categoryId, typicalPaise, minutes }] of Object.entries(services)) {
    await aCategory(db, categoryId);
    await sql`insert into sub_category (sub_category_id, category_id, name, name_hi, position)
      values (${`${categoryId}-sub`}, ${categoryId}, ${name}, ${name}, 1) on conflict do nothing`.execute(db);
    await sql`insert into service (service_id, category_id, sub_category_id, name, name_hi, short_description, short_description_hi, description,
        includes, excludes, keywords, unit, low_paise, typical_paise, high_paise, minutes, position)
      values (${serviceId}, ${categoryId}, ${`${categoryId}-sub`}, ${name}, ${name}, ${name}, ${name}, ${name}, '{}', '{}', '{}', 'visit',
        ${typicalPaise}, ${typicalPaise}, ${typicalPaise}, ${minutes}, 1) on conflict do nothing`.execute(db);
  }
}

/** A catalogue of three services whose offers a test sets as it likes, for what only asks the catalogue's door. */
export function fixedCatalog(): FixedCatalog {
  const offers: FixedCatalog['offers'] = new Map();
  const unserved = new Set<string>();
  const known = (id: string) =>
    services[id as keyof typeof services] as (typeof services)[keyof typeof services] | undefined;

  function priced(wanted: WantedLine, organisationId: string | null, pincode: string | null): PricedLine {
    const service = known(wanted.serviceId);
    const offer =
      organisationId === null
        ? { price: service?.typicalPaise ?? 0, minutes: service?.minutes ?? 0 }
        : offers.get(organisationId)?.[wanted.serviceId];
    const options = wanted.optionIds.flatMap((id) => (id === option.optionId ? [option] : []));
    const added = options.reduce((sum, each) => sum + each.pricePaise, 0);
    const unit = (offer?.price ?? 0) + added;
    const minutes = (offer?.minutes ?? 0) + options.reduce((sum, each) => sum + each.minutes, 0);
    const wrong = !service
      ? 'service_unknown'
      : options.length < wanted.optionIds.length
        ? 'option_unknown'
        : null;
    const refusal = wrong ?? (!offer || (pincode !== null && unserved.has(pincode)) ? 'not_offered' : null);
    return {
      serviceId: wanted.serviceId,
      name: service?.name ?? '',
      categoryId: service?.categoryId ?? '',
      categoryImage: 'broom',
      subCategoryId: 'sub',
      subcategoryName: 'Cleaning',
      taxClass: { gstClass: 'housekeeping', sac: '998533' },
      quantity: wanted.quantity,
      options,
      unitPaise: unit,
      linePaise: unit * wanted.quantity,
      usualPaise: ((service?.typicalPaise ?? 0) + added) * wanted.quantity,
      minutes: minutes * wanted.quantity,
      refusal,
    };
  }

  return {
    offers,
    unserved,
    answers: async () => new Map([[option.optionId, { label: option.label, question: option.question }]]),
    knownCategories,
    taxClasses: async () => new Map(),
    categoryPicture: async () => '',
    countPartnerServices: async () => 0,
    readPartnerServices: async () => ({ items: [], nextCursor: null }),
    offeredServices: async () => [],
    listAskingPartners: async () => [],
    offersAt: async () => ({
      place: null,
      cityPaise: null,
      present: () => {
        throw new Error('This catalogue shows no cards.');
      },
    }),
    isServed: async () => true,
    servicesMeant: async () => [],
    categoryNames: async () => new Map(),
    categoryFaces: async () => new Map(),
    partnersOfCategory: async () => [],
    shownPrices: extensionPoint('catalog.shown_prices'),
    recentSales: extensionPoint('catalog.recent_sales'),
    cancelTerms: extensionPoint('catalog.cancel_terms'),
    stars: extensionPoint('catalog.stars'),
    professionals: extensionPoint('catalog.professionals'),
    services: async (_reader, ids) =>
      new Map(
        (Array.isArray(ids) ? (ids as readonly string[]) : []).flatMap((serviceId) => {
          const service = known(serviceId);
          const more = {
            serviceId,
            categoryName: 'Cleaning',
            categoryImage: 'broom',
            subCategoryId: 'sub',
            subcategoryName: 'Cleaning',
            unit: 'visit',
          };
          return service ? [[serviceId, { ...more, ...service }] as const] : [];
        }),
      ),
    priceLines: async (_reader, { organisationId, pincode, lines }) =>
      lines.map((line) => priced(line, organisationId, pincode)),
    optionChoices: async () => [],
    tryPrice: () => Promise.reject(new Error('The fixed catalogue tries no prices.')),
    partnersFor: async (_reader, { serviceIds, pincode, limit, organisationId }) =>
      [...offers]
        .filter(
          ([id, offer]) =>
            (pincode === null || !unserved.has(pincode)) &&
            (organisationId === undefined || organisationId === id) &&
            serviceIds.every((each) => offer[each]),
        )
        .slice(0, limit)
        .map(([id, offer]) => ({
          organisationId: id,
          pricePaise: serviceIds.reduce((sum, each) => sum + (offer[each]?.price ?? 0), 0),
          minutes: serviceIds.reduce((sum, each) => sum + (offer[each]?.minutes ?? 0), 0),
          distanceMetres: 0,
          rating: null,
          isGstRegistered: false,
        })),
    expectedPages: async () => [],
  };
}
