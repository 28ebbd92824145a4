import type { OfficeFaq } from '@nukkad/contract/talk/support/faq-office.api';
import { type FaqFigure, withFigures } from '@nukkad/contract/talk/support/faq.figures';
import type { Faq, FaqsOfCategory } from '@nukkad/contract/talk/support/faq.model';
import type { CountedFaq, FaqRow } from './faq.store.ts';

/** In one language, with the figures that hold now. */
export interface Spoken {
  readonly lang: 'en' | 'hi';
  readonly figures: Readonly<Record<FaqFigure, string>>;
}

type Words = Pick<FaqRow, 'faqId' | 'category' | 'question' | 'questionHi' | 'answer' | 'answerHi'>;

export const presentFaq = (row: Words, { lang, figures }: Spoken): Faq => ({
  faqId: row.faqId,
  category: row.category,
  question: withFigures(lang === 'hi' ? row.questionHi : row.question, figures),
  answer: withFigures(lang === 'hi' ? row.answerHi : row.answer, figures),
});

/** Under their categories, which come in the order of their first questions. */
export const byCategory = (faqs: readonly Faq[]): FaqsOfCategory[] =>
  [...new Set(faqs.map(({ category }) => category))].map((category) => ({
    category,
    faqs: faqs.filter((one) => one.category === category),
  }));

/** `names`: of the Admins, by id. */
export const presentOfficeFaq = (row: CountedFaq, names: ReadonlyMap<string, string>): OfficeFaq => ({
  faqId: row.faqId,
  category: row.category,
  question: row.question,
  questionHi: row.questionHi,
  answer: row.answer,
  answerHi: row.answerHi,
  words: row.words,
  position: row.position,
  isShown: row.isShown,
  helped: row.helped,
  didNotHelp: row.didNotHelp,
  changedBy: row.changedBy && (names.get(row.changedBy) ?? null),
  changedAt: row.changedAt?.toISOString() ?? null,
  version: row.version,
});
