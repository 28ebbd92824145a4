/** One phrase a line, so that words are read as words. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const languages = ['en', 'hi', 'hinglish'] as const;
export type Language = (typeof languages)[number];

/** By language; `{name}` is filled by `slots.ts` and by the trade. */
export type Phrases = Readonly<Record<Language, readonly string[]>>;

/** What a trade is called and does, for posts about its work. */
export interface TradeWords {
  readonly name: Readonly<Record<Language, string>>;
  /** Work in a few words, as it stands after a colon. */
  readonly jobs: Phrases;
  /** A hint that anyone can use. */
  readonly tips: Phrases;
  readonly tags: Readonly<Record<Language, string>>;
}

export const tradeWords = (
  [en, hi, hinglish]: readonly [string, string, string],
  [tagEn, tagHi]: readonly [string, string],
  jobs: readonly [en: string, hi: string, hinglish: string],
  tips: readonly [en: string, hi: string, hinglish: string],
): TradeWords => ({
  name: { en, hi, hinglish },
  jobs: { en: lines(jobs[0]), hi: lines(jobs[1]), hinglish: lines(jobs[2]) },
  tips: { en: lines(tips[0]), hi: lines(tips[1]), hinglish: lines(tips[2]) },
  tags: { en: tagEn, hi: tagHi, hinglish: tagEn },
});
