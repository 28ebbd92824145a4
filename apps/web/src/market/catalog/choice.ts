import type { PartnerCard, ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';

/** The chosen service as the cart takes it. Without prices: the server calculates them. */
export interface Wanted {
  readonly line: {
    readonly serviceId: string;
    readonly quantity: number;
    readonly optionIds: readonly string[];
  };
  /** Null: the best one who is free. */
  readonly organisationId: string | null;
}

export const quantityLimit = 10;

/** The options that are selected unless the customer changes them. */
export function firstOptions(questions: readonly ServiceQuestion[]): string[] {
  return questions.flatMap(({ options }) =>
    options.filter((option) => option.selected && option.offered).map((option) => option.optionId),
  );
}

/** A question of kind `one` keeps the last answer; of kind `many`, each answer is toggled. `null`: no answer. */
export function withOption(
  chosen: readonly string[],
  question: ServiceQuestion,
  optionId: string | null,
): string[] {
  const own = new Set(question.options.map((option) => option.optionId));
  if (question.kind === 'one' || optionId === null)
    return [...chosen.filter((id) => !own.has(id)), ...(optionId === null ? [] : [optionId])];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
}

/** The questions that must be answered and are not. */
export function openQuestions(
  questions: readonly ServiceQuestion[],
  chosen: readonly string[],
): ServiceQuestion[] {
  return questions.filter(
    ({ required, options }) => required && !options.some((option) => chosen.includes(option.optionId)),
  );
}

/** The questions to ask: one without any offered answer is left out. */
export const askable = (questions: readonly ServiceQuestion[]): ServiceQuestion[] =>
  questions.filter(({ required, options }) => required || options.some(({ offered }) => offered));

/** Of the chosen answers, those that can be had. */
export function offeredOf(questions: readonly ServiceQuestion[], chosen: readonly string[]): string[] {
  const offered = new Set(
    questions.flatMap(({ options }) =>
      options.filter((option) => option.offered).map(({ optionId }) => optionId),
    ),
  );
  return chosen.filter((optionId) => offered.has(optionId));
}

/** The first of the chosen answers that a partner does not offer, in words; null: it offers them all. */
export function lackedBy(
  { answers }: Pick<PartnerCard, 'answers'>,
  questions: readonly ServiceQuestion[],
  chosen: readonly string[],
): string | null {
  const left = answers.find(({ optionId, offered }) => !offered && chosen.includes(optionId));
  const options = questions.flatMap((question) => question.options);
  return left ? (options.find(({ optionId }) => optionId === left.optionId)?.label ?? '') : null;
}

/** How many, or how large, is one of the questions; a quantity beside it would multiply it again. */
export const asksForNumber = (questions: readonly ServiceQuestion[]): boolean =>
  questions.some(({ options }) => options.some((option) => option.usual.furtherUnits > 0));

/** Every answer is a measure of the work, as of a floor; then its price is the price of the whole. */
export const soldByMeasure = ({ options }: ServiceQuestion): boolean =>
  options.every((option) => option.usual.furtherUnits > 0);

/** Some chosen option adds to the price, or brings another partner with another price. */
export const costsMore = (questions: readonly ServiceQuestion[], chosen: readonly string[]): boolean =>
  questions.some(({ options }) =>
    options.some(
      ({ optionId, priceToPay, byBest }) => (priceToPay > 0 || !byBest) && chosen.includes(optionId),
    ),
  );

/** How long the choice takes; what it costs is for the server to say. */
export function minutesOf(
  base: number,
  questions: readonly ServiceQuestion[],
  chosen: readonly string[],
  quantity: number,
): number {
  const options = questions
    .flatMap((question) => question.options)
    .filter(({ optionId }) => chosen.includes(optionId));
  return options.reduce((sum, option) => sum + option.minutes, base) * quantity;
}
