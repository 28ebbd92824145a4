import { addedByAnswer } from '@nukkad/contract/market/catalog/answer.price';
import type {
  Category,
  PartnerCard,
  PartnerOfService,
  PriceSurcharge,
  ServiceCard,
  ServiceQuestion,
} from '@nukkad/contract/market/catalog/catalog.model';
import type { KnownProfessional } from '@nukkad/contract/identity/partner/known-professional';
import type { Lang, NamedService, PartnerForServices, ShownPrices } from './catalog.interface.ts';
import type { OfferFacts } from './offers-at.interface.ts';
import { answerTermsAt, isRecommendedPartner, ratingOf } from './catalog.rules.ts';
import type { CataloguedService } from './catalogue.ts';
import type { CategoryFacts, GroupFacts, SubCategoryFacts } from './catalogue.store.ts';
import type { ServicePartnerRow } from './service-partner.store.ts';
import { type PageOptionRow, catalogueAnswer, ownTermsOf } from './question.store.ts';
import { type ServiceRow, nameIn } from './service-card.ts';
import type { NamedRow } from './service.store.ts';

export const presentGroup = (row: GroupFacts, lang: Lang) => ({
  groupId: row.group_id,
  name: nameIn(row, lang),
  serviceType: row.service_type,
});

/** The lowest of what its services come to, of one square foot only where nothing is sold otherwise; and why it may be more. */
function lowestShown(
  served: readonly ServiceRow[],
  shown: ShownPrices,
): Pick<Category, 'priceToPay' | 'rises'> {
  const offers = wholeFirst(served).map((row) => ({
    paise: shownOf(row, shown),
    rises: surchargesOf(row, shown),
  }));
  const first = offers.toSorted((a, b) => a.paise - b.paise)[0];
  if (!first) return { priceToPay: null, rises: [] };
  const differ = offers.some(({ paise }) => paise > first.paise);
  return { priceToPay: first.paise, rises: [...(differ ? (['services'] as const) : []), ...first.rises] };
}

/** A price of one square foot says nothing beside that of a visit: it counts only where there is no other. */
function wholeFirst(rows: readonly ServiceRow[]): readonly ServiceRow[] {
  const whole = rows.filter((row) => row.unit !== 'sq ft');
  return whole.length > 0 ? whole : rows;
}

/** `cards`: of its services that are sold. */
export function presentCategory(
  row: CategoryFacts,
  cards: readonly ServiceRow[],
  shown: ShownPrices,
  lang: Lang,
): Category {
  const served = cards.filter((card) => card.partner_count > 0);
  const prices = wholeFirst(served).map((card) => card.price_paise);
  return {
    categoryId: row.category_id,
    categoryName: nameIn(row, lang),
    categoryImage: row.picture,
    groupId: row.group_id,
    serviceType: row.service_type,
    price: prices.length > 0 ? Math.min(...prices) : null,
    ...lowestShown(served, shown),
    serviceCharges: row.visit_charge_paise,
    serviceCount: cards.length,
    isTrending: row.is_trending,
    isNewService: row.is_new,
    isRecommended: row.is_recommended,
    isOnline: row.is_online,
  };
}

export const presentSubCategory = (row: SubCategoryFacts, lang: Lang) => ({
  subCategoryId: row.sub_category_id,
  categoryId: row.category_id,
  subcategoryName: nameIn(row, lang),
});

/** The best match's offer, which a card shows and a booking without a choice is made with. */
const matchOf = (row: ServiceRow) => ({
  pricePaise: row.match_paise,
  unit: row.unit,
  gstClass: row.gst_class,
  isRegistered: row.match_is_registered,
});

export const shownOf = (row: ServiceRow, shown: ShownPrices): number => shown.toPay(matchOf(row));

export const surchargesOf = (row: ServiceRow, shown: ShownPrices): PriceSurcharge[] =>
  shown.rises({ ...matchOf(row), hasDearerOptions: row.has_dearer_options });

export const presentService = (row: ServiceRow, shown: ShownPrices): ServiceCard => ({
  serviceId: row.service_id,
  title: row.name,
  name: row.name,
  shortDescription: row.short_description,
  categoryId: row.category_id,
  categoryName: row.category_name,
  categoryImage: row.picture,
  serviceImage: row.own_picture,
  subCategoryId: row.sub_category_id,
  subcategoryName: row.sub_category_name,
  unit: row.unit,
  minutes: row.minutes,
  price: row.price_paise,
  priceToPay: shownOf(row, shown),
  rises: surchargesOf(row, shown),
  partnerCount: row.partner_count,
  rating: ratingOf(row.rating_sum, row.rating_count),
  ratingCount: row.rating_count,
  isTrending: row.is_trending,
  isNewService: row.is_new,
  isRecommended: row.is_recommended,
  isOnline: row.is_online,
  availableToday: row.available_today,
});

export const presentNamed = (row: NamedRow): NamedService => ({
  serviceId: row.service_id,
  name: row.name,
  categoryId: row.category_id,
  categoryName: row.category_name,
  categoryImage: row.picture,
  subCategoryId: row.sub_category_id,
  subcategoryName: row.sub_category_name,
  unit: row.unit,
  minutes: row.minutes,
  typicalPaise: row.typical_paise,
});

/**
 * Of the best match, as on the card: its own terms, and further units at its price. A choice is booked whole, so the fee of the
 * booking counts also where a card shows a square foot.
 */
export function presentQuestions(
  rows: readonly PageOptionRow[],
  service: ServiceRow,
  shown: ShownPrices,
): ServiceQuestion[] {
  const match = { ...matchOf(service), unit: 'visit' };
  const alone = shown.toPay(match);
  const questions = new Map<string, ServiceQuestion>();
  for (const row of rows) {
    const question = questions.get(row.question_id) ?? {
      questionId: row.question_id,
      question: row.question,
      kind: row.kind,
      required: row.is_required,
      options: [],
    };
    const own = answerTermsAt(ownTermsOf(row), service.is_city_price);
    const added = addedByAnswer(catalogueAnswer(row), match.pricePaise, own);
    const totalToPay = shown.toPay({ ...match, pricePaise: match.pricePaise + added.price });
    question.options.push({
      optionId: row.option_id,
      label: row.label,
      ...added,
      priceToPay: totalToPay - alone,
      totalToPay,
      usual: catalogueAnswer(row),
      byBest: row.is_by_best,
      selected: row.is_selected,
    });
    questions.set(row.question_id, question);
  }
  return [...questions.values()];
}

/** A partner's card without its own terms for answers. */
export const presentOffer = (
  row: OfferFacts,
  service: CataloguedService,
  shown: ShownPrices,
): Omit<PartnerCard, 'answers'> => ({
  organisationId: row.organisation_id,
  companyName: row.company_name,
  rating: ratingOf(row.rating_sum, row.rating_count),
  ratingCount: row.rating_count,
  jobsDone: row.jobs_done,
  price: row.price_paise,
  priceToPay: shown.toPay({
    pricePaise: row.price_paise,
    unit: service.unit,
    gstClass: service.category.gst_class,
    isRegistered: row.is_gst_registered,
  }),
  minutes: row.minutes,
  distanceMetres: row.distance_metres,
  isRecommended: isRecommendedPartner(row.rating_sum, row.rating_count),
  isGstRegistered: row.is_gst_registered,
});

export const presentPartner = (
  row: ServicePartnerRow,
  service: CataloguedService,
  shown: ShownPrices,
  professionals: readonly KnownProfessional[],
): PartnerOfService => ({
  ...presentOffer(row, service, shown),
  professionals: [...professionals],
  answers: row.answers.map(({ optionId, price, minutes, offered }) => ({
    optionId,
    price,
    minutes,
    offered,
  })),
});

export const presentPartnerForServices = (row: OfferFacts): PartnerForServices => ({
  organisationId: row.organisation_id,
  pricePaise: row.price_paise,
  minutes: row.minutes,
  distanceMetres: row.distance_metres,
  rating: ratingOf(row.rating_sum, row.rating_count),
  isGstRegistered: row.is_gst_registered,
});
