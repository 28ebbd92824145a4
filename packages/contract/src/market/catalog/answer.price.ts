/** What an answer to a service's question adds in price and time; the one place where server and screens add it up. */
import type { Paise } from '../../kernel/money.ts';
import type { PartnerCard, ServiceQuestion } from './catalog.model.ts';

/** An answer as the catalogue has it. */
export interface CatalogueAnswer {
  /** Added to one unit, for every partner alike, without the further units. */
  readonly price: Paise;
  /** Adds this many times the price of one unit besides. */
  readonly furtherUnits: number;
  readonly minutes: number;
}

/** A partner's own terms for an answer; null: as the catalogue has it. */
export interface AnswerTerms {
  readonly price: Paise | null;
  readonly minutes: number | null;
  readonly offered: boolean;
}

/** What is added to one unit, and whether the work is done with this answer at all. */
export interface AddedByAnswer {
  readonly price: Paise;
  readonly minutes: number;
  readonly offered: boolean;
}

/** `unitPrice`: of one unit without answers. An own price takes the place of all that the catalogue adds. */
export function addedByAnswer(
  { price, furtherUnits, minutes }: CatalogueAnswer,
  unitPrice: Paise,
  own?: AnswerTerms | null,
): AddedByAnswer {
  return {
    price: own?.price ?? price + furtherUnits * unitPrice,
    minutes: own?.minutes ?? minutes,
    offered: own?.offered ?? true,
  };
}

/** Only what costs something in the catalogue may have an own price: an included answer stays included. */
export const isPricedAnswer = ({ price, furtherUnits }: Omit<CatalogueAnswer, 'minutes'>): boolean =>
  price > 0 || furtherUnits > 0;

interface Amounts {
  readonly price: Paise;
  readonly minutes: number;
}

/** One unit with its answers. */
export const withAnswers = (unit: Amounts, added: readonly Amounts[]): Amounts =>
  added.reduce<Amounts>(
    (sum, one) => ({ price: sum.price + one.price, minutes: sum.minutes + one.minutes }),
    { price: unit.price, minutes: unit.minutes },
  );

/** The questions as one partner answers them: its own terms, and what follows from its own price. */
export function questionsWith(
  questions: readonly ServiceQuestion[],
  partner: Pick<PartnerCard, 'price' | 'answers'>,
): ServiceQuestion[] {
  const own = new Map(partner.answers.map((answer) => [answer.optionId, answer]));
  return questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({
      ...option,
      ...addedByAnswer(option.usual, partner.price, own.get(option.optionId)),
    })),
  }));
}
