import { type CatalogueAnswer, isPricedAnswer } from '@nukkad/contract/market/catalog/answer.price';
import { answerRange, judgePrice, priceBounds } from '@nukkad/contract/market/catalog/price.bounds';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { writeRupees } from '@nukkad/contract/kernel/patterns/rupees';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { Lang, OwnAnswerTerms } from '../catalog.interface.ts';

/** An answer of the service, with its question. */
export interface KnownAnswer extends CatalogueAnswer {
  readonly optionId: string;
  readonly questionId: string;
  readonly isRequired: boolean;
}

interface Usual {
  readonly low: number;
  readonly typical: number;
  readonly high: number;
}

/** What is wrong with the answers, at the field of the first that is. */
export interface AnswerFault {
  readonly fact: ErrorFact;
  readonly field: string;
  readonly sentence: string;
}

/** Only what differs from the catalogue is kept, each answer once. */
export function ownAnswersOf(answers: readonly OwnAnswerTerms[]): OwnAnswerTerms[] {
  const kept = new Map(answers.map((answer) => [answer.optionId, answer]));
  return [...kept.values()]
    .filter(({ price, minutes, offered }) => price !== null || minutes !== null || !offered)
    .toSorted((a, b) => (a.optionId < b.optionId ? -1 : 1));
}

const key = (answers: readonly OwnAnswerTerms[]) =>
  JSON.stringify(
    ownAnswersOf(answers).map(({ optionId, price, minutes, offered }) => [optionId, price, minutes, offered]),
  );

export const sameAnswers = (a: readonly OwnAnswerTerms[], b: readonly OwnAnswerTerms[]): boolean =>
  key(a) === key(b);

/** In English and Hindi: from what to what a price is taken, and what is usual. */
export function boundsSentence(usual: Pick<Usual, 'low' | 'high'>, lang: Lang): string {
  const { least, most } = priceBounds(usual);
  const range = [least, most, usual.low, usual.high].map((paise) => `₹${writeRupees(paise)}`);
  const [from, to, low, high] = range;
  return lang === 'hi'
    ? `${from} से ${to} के बीच कीमत लिखें। आम कीमत: ${low} से ${high}।`
    : `Enter a price from ${from} to ${to}. The usual range is ${low} to ${high}.`;
}

interface Judged {
  readonly option: KnownAnswer;
  readonly answer: OwnAnswerTerms;
  /** As it was saved before; only another price is judged. */
  readonly before: OwnAnswerTerms | undefined;
}

function priceFault({ option, answer, before }: Judged, usual: Usual, lang: Lang) {
  const { price } = answer;
  if (price === null || price === (before?.price ?? null)) return null;
  if (!isPricedAnswer(option))
    return { fact: partnerErrors.answer_included, sentence: partnerErrors.answer_included.message };
  const range = answerRange(option, usual);
  if (judgePrice(price, range) !== 'refused') return null;
  return { fact: partnerErrors.price_out_of_bounds, sentence: boundsSentence(range, lang) };
}

/** A required question whose answers are all left out could not be answered by anyone. */
function isUnanswerable(options: readonly KnownAnswer[], { option }: Judged, left: ReadonlySet<string>) {
  if (!option.isRequired || !left.has(option.optionId)) return false;
  return options
    .filter(({ questionId }) => questionId === option.questionId)
    .every(({ optionId }) => left.has(optionId));
}

/** `options`: all of the service, `before`: what is saved now. Null: the answers may be saved. */
export function faultOf(
  answers: readonly OwnAnswerTerms[],
  {
    options,
    before,
    usual,
    lang,
  }: {
    readonly options: readonly KnownAnswer[];
    readonly before: readonly OwnAnswerTerms[];
    readonly usual: Usual;
    readonly lang: Lang;
  },
): AnswerFault | null {
  const known = new Map(options.map((option) => [option.optionId, option]));
  const saved = new Map(before.map((answer) => [answer.optionId, answer]));
  const left = new Set(answers.filter(({ offered }) => !offered).map(({ optionId }) => optionId));
  const faults = answers.map((answer, index): AnswerFault | null => {
    const at = (field: string, fact: ErrorFact, sentence: string = fact.message) => ({
      fact,
      field: `answers.${index}.${field}`,
      sentence,
    });
    const option = known.get(answer.optionId);
    if (!option) return at('optionId', partnerErrors.answer_unknown);
    const judged = { option, answer, before: saved.get(answer.optionId) };
    const price = priceFault(judged, usual, lang);
    if (price) return at('price', price.fact, price.sentence);
    if (answer.minutes !== null && option.minutes === 0)
      return at('minutes', partnerErrors.answer_without_time);
    return isUnanswerable(options, judged, left)
      ? at('offered', partnerErrors.question_without_answer)
      : null;
  });
  return faults.find((fault) => fault !== null) ?? null;
}
