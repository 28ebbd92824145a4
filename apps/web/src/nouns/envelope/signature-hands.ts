import '@fontsource/amita/400.css';
import '@fontsource/kalam/400.css';

/** Two hands, each of Latin and Devanagari letters (OFL). */
export const hands = ['Kalam', 'Amita'] as const;
export type Hand = (typeof hands)[number];

/** Waits for the letters that this text needs; without a network it is written in those that are there. */
export const loadHand = (hand: Hand, text: string): Promise<unknown> =>
  document.fonts.load(`40px ${hand}`, text).catch(() => undefined);
