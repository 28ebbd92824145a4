import { type Line, readAmount } from './receipt-amount.rules.ts';
import { readDay } from './receipt-day.rules.ts';

export interface ReceiptSays {
  readonly amountPaise: number | null;
  /** YYYY-MM-DD. */
  readonly day: string | null;
}

/** What the lines of a receipt say of amount and date; nothing where they do not say it clearly. */
export const readReceipt = (lines: readonly Line[], today: string): ReceiptSays => ({
  amountPaise: readAmount(lines),
  day: readDay(
    lines.map((line) => line.map(({ text }) => text).join(' ')),
    today,
  ),
});

/** A process that was ended reads nothing more: what still waits after this long is given up. */
const longestWaitMs = 120_000;

export const isGivenUp = (uploadedAt: Date, now: Date): boolean =>
  now.getTime() - uploadedAt.getTime() > longestWaitMs;
