import type {
  Category,
  PartnerCard,
  ServiceCard,
  ServiceQuestion,
} from '@nukkad/contract/catalog/catalog.model';
import type { NamedService, PartnerForServices, ShownPrice } from './catalog.door.ts';
import { isRecommendedPartner, optionPaise, ratingOf } from './catalog.rules.ts';
import type { CategoryRow, GroupRow, SubCategoryRow } from './category.store.ts';
import type { PartnerRow, ServicePartnerRow } from './offer.store.ts';
import type { OptionRow } from './question.store.ts';
import type { ServiceRow } from './service-card.store.ts';
import type { NamedRow } from './service.store.ts';

export const presentGroup = (row: GroupRow) => ({
  groupId: row.group_id,
  name: row.name,
  serviceType: row.service_type,
});

/** The lowest of what its services come to; of one square foot only where nothing is sold otherwise. */
function lowestShown({ matches, gst_class: gstClass }: CategoryRow, shown: ShownPrice): number | null {
  const whole = matches.filter((match) => match.unit !== 'sq ft');
  const totals = (whole.length > 0 ? whole : matches).map((match) => shown({ ...match, gstClass }));
  return totals.length === 0 ? null : Math.min(...totals);
}

export const presentCategory = (row: CategoryRow, shown: ShownPrice): Category => ({
  categoryId: row.category_id,
  categoryName: row.name,
  categoryImage: row.picture,
  groupId: row.group_id,
  serviceType: row.service_type,
  price: row.min_price_paise,
  priceToPay: lowestShown(row, shown),
  serviceCharges: row.visit_charge_paise,
  serviceCount: row.service_count,
  isTrending: row.is_trending,
  isNewService: row.is_new,
  isRecommended: row.is_recommended,
  isOnline: row.is_online,
});

export const presentSubCategory = (row: SubCategoryRow) => ({
  subCategoryId: row.sub_category_id,
  categoryId: row.category_id,
  subcategoryName: row.name,
});

export const shownOf = (row: ServiceRow, shown: ShownPrice): number =>
  shown({
    pricePaise: row.match_paise,
    unit: row.unit,
    gstClass: row.gst_class,
    isRegistered: row.match_is_registered,
  });

export const presentService = (row: ServiceRow, shown: ShownPrice): ServiceCard => ({
  serviceId: row.service_id,
  title: row.name,
  name: row.name,
  shortDescription: row.short_description,
  categoryId: row.category_id,
  categoryName: row.category_name,
  categoryImage: row.picture,
  subCategoryId: row.sub_category_id,
  subcategoryName: row.sub_category_name,
  unit: row.unit,
  minutes: row.minutes,
  price: row.price_paise,
  priceToPay: shownOf(row, shown),
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

/** `unitPaise` is the price the reader sees: options sold by area are so many times it. */
export function presentQuestions(rows: readonly OptionRow[], unitPaise: number): ServiceQuestion[] {
  const questions = new Map<string, ServiceQuestion>();
  for (const row of rows) {
    const question = questions.get(row.question_id) ?? {
      questionId: row.question_id,
      question: row.question,
      kind: row.kind,
      required: row.is_required,
      options: [],
    };
    question.options.push({
      optionId: row.option_id,
      label: row.label,
      price: optionPaise(row, unitPaise),
      furtherUnits: row.further_units,
      minutes: row.minutes,
      selected: row.is_selected,
    });
    questions.set(row.question_id, question);
  }
  return [...questions.values()];
}

export const presentPartner = (row: ServicePartnerRow, shown: ShownPrice): PartnerCard => ({
  organisationId: row.organisation_id,
  companyName: row.company_name,
  rating: ratingOf(row.rating_sum, row.rating_count),
  ratingCount: row.rating_count,
  jobsDone: row.jobs_done,
  price: row.price_paise,
  priceToPay: shown({
    pricePaise: row.price_paise,
    unit: row.unit,
    gstClass: row.gst_class,
    isRegistered: row.is_gst_registered,
  }),
  minutes: row.minutes,
  distanceMetres: row.distance_metres,
  isRecommended: isRecommendedPartner(row.rating_sum, row.rating_count),
  isGstRegistered: row.is_gst_registered,
});

export const presentPartnerForServices = (row: PartnerRow): PartnerForServices => ({
  organisationId: row.organisation_id,
  pricePaise: row.price_paise,
  minutes: row.minutes,
  distanceMetres: row.distance_metres,
  rating: ratingOf(row.rating_sum, row.rating_count),
  isGstRegistered: row.is_gst_registered,
});
