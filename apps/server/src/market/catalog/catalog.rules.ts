import type { AnswerTerms } from '@nukkad/contract/market/catalog/answer.price';
import { istDay, istMinuteOfDay, istWeekday } from '@nukkad/contract/kernel/time';
import type { LineRefusal, OptionChoice, WantedLine } from './catalog.interface.ts';

/** How long before its start a visit can still be asked for, as long as the dated configuration says nothing else. */
export const usualNoticeMinutes = 60;
/** Until a partner has some reviews of its own it counts as an average one: this many reviews of 4 stars. */
export const priorReviews = { count: 5, stars: 4 } as const;
/** So far a partner comes without a fee, as long as the dated configuration says nothing else; the cart's rules say the same. */
export const usualFreeMetres = 5_000;
const recommendedFrom = { rating: 4.5, count: 5 } as const;
/** A longer search is a paste, not a question. */
const maximumWords = 8;

/** Words without meaning for a search. `service` is in half of the names. */
const emptyWords = new Set(
  'a an the for of and or in on at to my is are me near nearby need needed want i with from by please best book booking service services ka ki ke ko se hai hain mera meri chahiye karna karwana kara do के की का को है में से चाहिए'.split(
    ' ',
  ),
);

/** The words of a search or of a name: small letters, letters with their marks, digits; dots vanish, so a.c. is ac. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[.'’\u200c\u200d]/g, '');
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1 || /^[0-9]$/.test(word));
}

/** What to look for; words without meaning are dropped unless nothing else was said. */
export function searchWords(text: string): string[] {
  const all = [...new Set(wordsOf(text))];
  const socketDelivery = all.filter((word) => !emptyWords.has(word));
  return (socketDelivery.length > 0 ? socketDelivery : all)
    .slice(0, maximumWords)
    .map((word) => word.slice(0, 30));
}

/** Weekday (1 Monday) and the minute after midnight, IST. */
export function momentOfWeek(now: Date): { weekday: number; minute: number } {
  return { weekday: istWeekday(istDay(now)), minute: istMinuteOfDay(now) };
}

/** 1 to 5 with one decimal; null before the first review. */
export function ratingOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}

/**
 * A hundred times the stars that an order counts with: as if there were `priorReviews` more, so that one review of 5 stars
 * does not stand before forty of 4.8. 0 before the first review. The database's `stars` is the same for partners.
 */
export function rankedRating(sum: number, count: number): number {
  if (count === 0) return 0;
  return Math.round((100 * (sum + priorReviews.stars * priorReviews.count)) / (count + priorReviews.count));
}

export function isRecommendedPartner(sum: number, count: number): boolean {
  return count >= recommendedFrom.count && sum / count >= recommendedFrom.rating;
}

export interface QuestionFacts {
  readonly questionId: string;
  readonly kind: 'one' | 'many';
  readonly isRequired: boolean;
  readonly optionIds: readonly string[];
}

/** Every option belongs to the service, no question has two answers where one is asked, and none is left open. */
export function checkAnswers(questions: readonly QuestionFacts[], line: WantedLine): LineRefusal | null {
  const chosen = new Set(line.optionIds);
  const known = new Set(questions.flatMap((question) => question.optionIds));
  if ([...chosen].some((optionId) => !known.has(optionId))) return 'option_unknown';
  for (const question of questions) {
    const answers = question.optionIds.filter((optionId) => chosen.has(optionId)).length;
    if (question.kind === 'one' && answers > 1) return 'option_unknown';
    if (question.isRequired && answers === 0) return 'question_unanswered';
  }
  return null;
}

/**
 * What is chosen before each option and with it: the answers to earlier questions, and where many may be chosen, to this one.
 * So what chosen options add, one after the other, sums to the choice exactly, whatever is rounded in between.
 */
export function choicesOf(
  questions: readonly Pick<QuestionFacts, 'kind' | 'optionIds'>[],
  wanted: readonly string[],
): OptionChoice[] {
  const choices: OptionChoice[] = [];
  let earlier: readonly string[] = [];
  for (const { kind, optionIds } of questions) {
    let before = earlier;
    for (const optionId of optionIds) {
      choices.push({ optionId, before, chosen: [...before, optionId] });
      if (kind === 'many' && wanted.includes(optionId)) before = [...before, optionId];
    }
    earlier = [...earlier, ...optionIds.filter((optionId) => wanted.includes(optionId))];
  }
  return choices;
}

/** Where a price is set for the city it holds over what a partner asks, for the answers too; the other terms stay. */
export function answerTermsAt(own: AnswerTerms, isCityPrice: boolean): AnswerTerms {
  return isCityPrice ? { ...own, price: null } : own;
}
