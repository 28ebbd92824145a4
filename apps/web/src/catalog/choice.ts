import type { ServiceQuestion } from '@nukkad/contract/catalog/catalog.model';

/** What somebody wants done, as the cart takes it. Prices are not in it: the server knows them. */
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

/** The options that stand chosen unless the customer says otherwise. */
export function firstOptions(questions: readonly ServiceQuestion[]): string[] {
  return questions.flatMap(({ options }) =>
    options.filter((option) => option.selected).map((option) => option.optionId),
  );
}

/** One answer replaces another where one is asked; where many may be, each comes and goes by itself. `null`: none of them. */
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

/** The questions at the price of one partner: what is sold by number or area costs so many times its own price. */
export function atPriceOf(
  questions: readonly ServiceQuestion[],
  shown: { readonly price: number },
  own: { readonly price: number },
): readonly ServiceQuestion[] {
  const more = own.price - shown.price;
  if (more === 0) return questions;
  return questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({
      ...option,
      price: option.price + option.furtherUnits * more,
    })),
  }));
}

/** How many, or how large, is one of the questions; a quantity beside it would multiply it again. */
export const asksForNumber = (questions: readonly ServiceQuestion[]): boolean =>
  questions.some(({ options }) => options.some((option) => option.furtherUnits > 0));

/** Every answer is a measure of the work, as of a floor; then its price is the price of the whole. */
export const soldByMeasure = ({ options }: ServiceQuestion): boolean =>
  options.every((option) => option.furtherUnits > 0);

/** Some chosen option adds to the price. */
export const costsMore = (questions: readonly ServiceQuestion[], chosen: readonly string[]): boolean =>
  questions.some(({ options }) =>
    options.some(({ optionId, priceToPay }) => priceToPay > 0 && chosen.includes(optionId)),
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
