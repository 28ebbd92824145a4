import {
  type AddedByAnswer,
  addedByAnswer,
  isPricedAnswer,
} from '@nukkad/contract/market/catalog/answer.price';
import type { ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';
import type { OwnAnswer, PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { answerRange, priceBounds } from '@nukkad/contract/market/catalog/price.bounds';
import { type PriceWords, priceWords } from './price-words.ts';
import type { Speaker } from './typed-terms.ts';

/** As the server takes it. */
const longest = 43_200;

/** What is typed for one answer; an empty field means: as the catalogue has it. */
export interface TypedAnswer {
  readonly price: number | null;
  readonly minutes: string;
  readonly offered: boolean;
}

/** By the id of the answer; one that nothing was typed for has none. */
export type TypedAnswers = Readonly<Record<string, TypedAnswer>>;

export const untouched: TypedAnswer = { price: null, minutes: '', offered: true };

/** `90` as 90, an empty field as null; undefined where it is no whole number of minutes that is accepted. */
function readAdded(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const minutes = /^[0-9]{1,5}$/.test(text) ? Number(text) : longest + 1;
  return minutes <= longest ? minutes : undefined;
}

const typedOf = ({ price, minutes, offered }: OwnAnswer): TypedAnswer => ({
  price,
  minutes: minutes === null ? '' : String(minutes),
  offered,
});

type Option = ServiceQuestion['options'][number];

/** One answer in the editor. */
export interface EditedAnswer {
  readonly option: Option;
  readonly typed: TypedAnswer;
  /** What the catalogue adds at the own price of the service. */
  readonly standard: AddedByAnswer;
  readonly priced: boolean;
  readonly timed: boolean;
  readonly words: PriceWords;
  readonly minutesError: string | undefined;
}

export interface EditedQuestion {
  readonly question: ServiceQuestion;
  readonly answers: readonly EditedAnswer[];
  /** All answers of a required question are off. */
  readonly error: string | undefined;
}

const isWrong = ({ words, minutesError }: EditedAnswer) => Boolean(words.error ?? minutesError);

const sendable = (optionId: string, { price, minutes, offered }: TypedAnswer): OwnAnswer => ({
  optionId,
  price,
  minutes: readAdded(minutes) ?? null,
  offered,
});

const differs = ({ price, minutes, offered }: OwnAnswer) => price !== null || minutes !== null || !offered;

/** In the order of the questions, as they are saved. */
const ownOf = (answers: readonly OwnAnswer[]) =>
  answers.filter(differs).toSorted((a, b) => (a.optionId < b.optionId ? -1 : 1));

/** The initial values of the fields. */
export const firstAnswers = ({ offer }: PartnerService): TypedAnswers =>
  Object.fromEntries((offer?.answers ?? []).map((answer) => [answer.optionId, typedOf(answer)]));

/** The typed terms of a service's answers, parsed, with their errors. `unitPrice`: the typed price of the service. */
export function readAnswers(
  { t, locale }: Speaker,
  { offer, usual }: PartnerService,
  questions: readonly ServiceQuestion[],
  unitPrice: number | null,
  typed: TypedAnswers,
) {
  const edited = questions.map((question): EditedQuestion => {
    const answers = question.options.map((option): EditedAnswer => {
      const one = typed[option.optionId] ?? untouched;
      const range = answerRange(option.usual, usual);
      return {
        option,
        typed: one,
        standard: addedByAnswer(option.usual, unitPrice ?? usual.typical),
        priced: isPricedAnswer(option.usual),
        timed: option.usual.minutes > 0,
        words: priceWords(t, locale, { ...range, ...priceBounds(range) }, one.price),
        minutesError:
          readAdded(one.minutes) === undefined
            ? t('offer.answer.minutes.wrong', 'Enter whole minutes from 0 to 43,200.')
            : undefined,
      };
    });
    const closed = question.required && answers.every((answer) => !answer.typed.offered);
    return {
      question,
      answers,
      error: closed ? t('offer.answer.closed', 'Keep at least one option of this question on.') : undefined,
    };
  });
  const faulty = new Set(
    edited.flatMap((one) => one.answers.filter(isWrong).map((all) => all.option.optionId)),
  );
  // The fields of an answer that is off are hidden: their errors do not block sending, and their values are not sent.
  const answers = ownOf(
    Object.entries(typed).map(([optionId, one]) =>
      sendable(optionId, !one.offered && faulty.has(optionId) ? { ...untouched, offered: false } : one),
    ),
  );
  return {
    questions: edited,
    answers,
    sound: edited.every(
      ({ error, answers: all }) => !error && all.every((one) => !one.typed.offered || !isWrong(one)),
    ),
    changed: JSON.stringify(answers) !== JSON.stringify(ownOf(offer?.answers ?? [])),
  };
}
export type Answers = ReturnType<typeof readAnswers>;
