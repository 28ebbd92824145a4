import {
  enquiryLifecycle,
  type EnquirySide,
  type EnquiryStatus,
} from '@nukkad/contract/market/enquiry/enquiry.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Terms of enquiries; a row of `setting` under `enquiry.rules` may replace any of them. */
export interface EnquiryRules {
  /** Until a first answer is expected. */
  readonly answerHours: number;
  /** How many of the best matches are asked where the customer names none. */
  readonly partnersAtOnce: number;
  /** Open ones of one customer. */
  readonly openLimit: number;
  /** New ones of one customer within a day. */
  readonly perDay: number;
  /** Messages of one enquiry. */
  readonly messageLimit: number;
  /** An open one closes after so many days without a word. */
  readonly quietDays: number;
}

export const defaultRules: EnquiryRules = {
  answerHours: 24,
  partnersAtOnce: 3,
  openLimit: 12,
  perDay: 9,
  messageLimit: 200,
  quietDays: 14,
};

export const answerBefore = (now: Date, { answerHours }: EnquiryRules): Date =>
  new Date(now.getTime() + answerHours * hourMs);
export const quietSince = (now: Date, { quietDays }: EnquiryRules): Date =>
  new Date(now.getTime() - quietDays * dayMs);
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/** How many more a customer may ask now. */
export const roomFor = (
  asked: { readonly open: number; readonly today: number },
  { openLimit, perDay }: Pick<EnquiryRules, 'openLimit' | 'perDay'>,
): number => Math.max(0, Math.min(openLimit - asked.open, perDay - asked.today));

/** Who spoke last, and what each side has read. */
interface Talk {
  readonly lastBy: EnquirySide;
  readonly lastAt: Date;
  readonly customerReadAt: Date | null;
  readonly partnerReadAt: Date | null;
}

const readAt = (row: Talk, side: EnquirySide) =>
  side === 'customer' ? row.customerReadAt : row.partnerReadAt;
const otherSide = { customer: 'partner', partner: 'customer' } as const;

/** Words of the other side that this side has not read. */
export function isUnread(row: Talk, side: EnquirySide): boolean {
  const read = readAt(row, side);
  return row.lastBy !== side && (read === null || read < row.lastAt);
}

/** The other side is told of the first words alone: what follows before it has looked is found with them. */
export const isFirstWord = (row: Talk, by: EnquirySide): boolean => !isUnread(row, otherSide[by]);

export const movesOf = ({ status }: { readonly status: EnquiryStatus }, side: EnquirySide) => ({
  say: canMove(enquiryLifecycle, side === 'customer' ? 'ask' : 'answer', status),
  resolve: canMove(enquiryLifecycle, 'resolve', status),
});

/** What a partner is shown of a customer. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s/)[0] ?? '';
