import { isOneOf } from '../../kernel/record.ts';

/** Figures that an answer may state: `{{feePercent}}` is filled in from the dated settings when it is read. */
export const faqFigures = [
  'brand',
  'phone',
  'supportHours',
  'freeBefore',
  'freeAfterBooking',
  'feePercent',
  'feeFloor',
  'feeCap',
  'payIn',
  'acceptIn',
  'noticeBefore',
  'startEarly',
  'closeAfter',
  'changes',
  'refundDays',
  'commission',
  'answerDays',
] as const;
export type FaqFigure = (typeof faqFigures)[number];

/** Names in braces that are no figure, in the order in which they are written. */
export const unknownFigures = (words: string): readonly string[] =>
  [...words.matchAll(/\{\{([^{}]{0,60})\}\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isOneOf(faqFigures, name));

/** The words with each figure in its place. */
export const withFigures = (words: string, figures: Readonly<Record<FaqFigure, string>>): string =>
  words.replaceAll(/\{\{([A-Za-z]{1,60})\}\}/g, (whole, name: string) =>
    isOneOf(faqFigures, name) ? figures[name] : whole,
  );
