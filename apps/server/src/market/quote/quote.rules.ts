import type { PricePlace, QuoteSide, quoteStandings } from '@nukkad/contract/market/quote/quote.model';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Terms of quotes; a row of `setting` under `quote.rules` may replace any of them. */
export interface QuoteRules {
  /** For how many days a quote is good unless its partner says otherwise. */
  readonly validDays: number;
  /** An accepted quote that no one changed is agreed after so many hours. */
  readonly agreeHours: number;
  /** An advance is to be paid within so many hours. */
  readonly advanceHours: number;
}

export const defaultQuoteRules: QuoteRules = { validDays: 30, agreeHours: 48, advanceHours: 72 };

/** A lead has no more versions than this. */
export const mostVersions = 100;
/** An organisation keeps no more templates. */
export const mostTemplates = 50;

export const validUntil = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);
export const agreedBefore = (now: Date, { agreeHours }: QuoteRules): Date =>
  new Date(now.getTime() - agreeHours * hourMs);
export const payBefore = (now: Date, { advanceHours }: QuoteRules): Date =>
  new Date(now.getTime() + advanceHours * hourMs);

interface Version {
  readonly quoteId: string;
  readonly versionNumber: number;
  readonly validUntil: Date;
}

/** Where one version stands among those of its lead. */
export function standingOf(
  version: Version,
  newest: Pick<Version, 'versionNumber'>,
  acceptedId: string | null,
  now: Date,
): (typeof quoteStandings)[number] {
  if (version.quoteId === acceptedId) return 'accepted';
  if (version.versionNumber < newest.versionNumber) return 'superseded';
  return version.validUntil <= now ? 'expired' : 'open';
}

/** Who may accept a version: the side that did not make it. */
export const acceptedBy = (madeBy: QuoteSide): QuoteSide => (madeBy === 'Partner' ? 'Buyer' : 'Partner');

const sameWithin = 1.05;
const muchHigher = 1.25;

/** How a lost price compares with the chosen one, too coarse to reckon that one from it. */
export function pricePlace(own: number, chosen: number): PricePlace {
  if (own > chosen * muchHigher) return 'much_higher';
  if (own > chosen * sameWithin) return 'higher';
  return own * sameWithin < chosen ? 'lower' : 'about_the_same';
}
