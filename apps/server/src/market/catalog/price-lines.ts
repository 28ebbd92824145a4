import { addedByAnswer, withAnswers } from '@nukkad/contract/market/catalog/answer.price';
import type { Reader } from '../../platform/db/database.ts';
import type {
  LineRefusal,
  OptionChoice,
  PriceLinesQuery,
  PricedLine,
  WantedLine,
} from './catalog.interface.ts';
import { type QuestionFacts, answerTermsAt, checkAnswers, choicesOf } from './catalog.rules.ts';
import { type OfferPrice, listLowestPrices, listOwnPrices } from './service-partner.store.ts';
import { type OptionRow, catalogueAnswer, listOptions, ownTermsOf } from './question.store.ts';
import { type NamedRow, listNamed } from './service.store.ts';

/** What a line is priced from. */
export interface Facts {
  readonly services: ReadonlyMap<string, NamedRow>;
  readonly options: readonly OptionRow[];
  readonly offers: ReadonlyMap<string, OfferPrice>;
  /** No partner and no place: the usual price is shown. */
  readonly usual: boolean;
}

async function listOffers(
  reader: Reader,
  { organisationId, pincode, pricedAt, pricedIn = null, day }: PriceLinesQuery,
  serviceIds: readonly string[],
): Promise<OfferPrice[]> {
  const at = { place: { pincode: pricedAt, cityCode: pricedIn }, day };
  if (organisationId) return listOwnPrices(reader, { organisationId, serviceIds, pincode }, at);
  return pincode ? listLowestPrices(reader, serviceIds, pincode, at) : [];
}

function questionsOf(options: readonly OptionRow[]): QuestionFacts[] {
  const questions = new Map<string, QuestionFacts & { optionIds: string[] }>();
  for (const option of options) {
    const known = questions.get(option.question_id);
    if (known) known.optionIds.push(option.option_id);
    else
      questions.set(option.question_id, {
        questionId: option.question_id,
        kind: option.kind,
        isRequired: option.is_required,
        optionIds: [option.option_id],
      });
  }
  return [...questions.values()];
}

export async function optionChoices(
  reader: Reader,
  serviceId: string,
  optionIds: readonly string[],
): Promise<readonly OptionChoice[]> {
  return choicesOf(questionsOf(await listOptions(reader, [serviceId], 'en')), optionIds);
}

const blank = {
  name: '',
  category_id: '',
  picture: '',
  sub_category_id: '',
  sub_category_name: '',
  typical_paise: 0,
  minutes: 0,
  is_active: false,
};

function refusalOf(facts: Facts, line: WantedLine, options: readonly OptionRow[]): LineRefusal | null {
  if (!facts.services.get(line.serviceId)?.is_active) return 'service_unknown';
  if (!facts.usual && !facts.offers.has(line.serviceId)) return 'not_offered';
  const wrong = checkAnswers(questionsOf(options), line);
  if (wrong) return wrong;
  const left = options.some((option) => !option.is_offered && line.optionIds.includes(option.option_id));
  return left ? 'answer_not_offered' : null;
}

export function priceLine(facts: Facts, line: WantedLine): PricedLine {
  const known = facts.services.get(line.serviceId);
  const service = known ?? blank;
  const offer = facts.offers.get(line.serviceId) ?? {
    price_paise: service.typical_paise,
    minutes: service.minutes,
    is_city_price: false,
  };
  const offered = facts.options.filter((option) => option.service_id === line.serviceId);
  const chosen = offered.filter((option) => line.optionIds.includes(option.option_id));
  const added = chosen.map((option) => ({
    ...addedByAnswer(
      catalogueAnswer(option),
      offer.price_paise,
      answerTermsAt(ownTermsOf(option), offer.is_city_price),
    ),
    optionId: option.option_id,
    label: option.label,
    question: option.question,
  }));
  const unit = withAnswers({ price: offer.price_paise, minutes: offer.minutes }, added);
  const { typical_paise: typical } = service;
  const usual = withAnswers(
    { price: typical, minutes: service.minutes },
    chosen.map((option) => addedByAnswer(catalogueAnswer(option), typical)),
  );
  return {
    serviceId: line.serviceId,
    name: service.name,
    categoryId: service.category_id,
    categoryImage: service.picture,
    subCategoryId: service.sub_category_id,
    subcategoryName: service.sub_category_name,
    taxClass: known ? { gstClass: known.gst_class, sac: known.sac } : null,
    quantity: line.quantity,
    options: added.map(({ optionId, label, question, price, minutes }) => ({
      optionId,
      label,
      question,
      pricePaise: price,
      minutes,
    })),
    unitPaise: unit.price,
    linePaise: unit.price * line.quantity,
    usualPaise: usual.price * line.quantity,
    minutes: unit.minutes * line.quantity,
    refusal: refusalOf(facts, line, offered),
  };
}

/** Prices are read here and nowhere else, for all lines at once; what a client says of them is not even asked. */
export async function priceLines(reader: Reader, ask: PriceLinesQuery): Promise<readonly PricedLine[]> {
  const ids = [...new Set(ask.lines.map((line) => line.serviceId))];
  if (ids.length === 0) return [];
  const [services, options, offers] = await Promise.all([
    listNamed(reader, ids, ask.lang),
    listOptions(reader, ids, ask.lang, ask.organisationId),
    listOffers(reader, ask, ids),
  ]);
  const facts: Facts = {
    services: new Map(services.map((row) => [row.service_id, row])),
    options,
    offers: new Map(offers.map((offer) => [offer.service_id, offer])),
    usual: ask.organisationId === null && ask.pincode === null,
  };
  return ask.lines.map((line) => priceLine(facts, line));
}
