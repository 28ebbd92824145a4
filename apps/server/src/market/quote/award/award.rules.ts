import { isWith } from '@nukkad/contract/market/quote/line-group.model';
import { isRequired } from '@nukkad/contract/market/quote/quote-line.model';
import { type LeadStatus, wonLead } from '@nukkad/contract/market/lead/lead.noun';
import { type AwardStanding } from '@nukkad/contract/market/quote/comparison.model';
import {
  type QuoteContent,
  type QuotePrice,
  type QuoteSide,
  quoteContent,
} from '@nukkad/contract/market/quote/quote.model';
import { narrowedTo } from '../choice/choice.rules.ts';
import { paymentsOfPart } from '../payment.rules.ts';
import { lineKeys } from '../quote-changes.rules.ts';

interface Version {
  readonly quoteId: string;
  readonly madeBy: QuoteSide;
  readonly partOf: string | null;
}

/** The whole quote behind the newest version: itself, or the one whose lines were given. */
export const wholeIdOf = ({ quoteId, partOf }: Pick<Version, 'quoteId' | 'partOf'>): string =>
  partOf ?? quoteId;

/** The same for a version on which something can be awarded: not behind a counter-offer. */
export const isAwardable = (newest: Version): boolean =>
  newest.madeBy === 'Partner' || newest.partOf !== null;

/**
 * Some lines of a quote with their share of its discount and of payments in rupees; percents, days and terms stay. Null: they are no whole quote,
 * because a line is not there, all of them cost nothing, or they are of two alternatives.
 */
export function onlyLines(
  whole: QuoteContent,
  price: Pick<QuotePrice, 'lines' | 'alternatives'>,
  lines: readonly number[],
): QuoteContent | null {
  const chosen = lines.toSorted((one, other) => one - other);
  const discount = chosen.reduce((sum, at) => sum + (price.lines[at]?.discount ?? 0), 0);
  const worthOf = (ats: Iterable<number>) =>
    [...ats].reduce((sum, at) => sum + (price.lines[at]?.total ?? 0), 0);
  const counted = price.alternatives ?? (whole.groups ?? []).map(() => 0);
  const required = whole.lines.flatMap((line, at) => (isRequired(line) && isWith(line, counted) ? [at] : []));
  const worth = worthOf(chosen);
  const share = { worth, ofWhole: Math.max(worth, worthOf(required)) };
  const { message: _said, ...terms } = whole;
  const milestones = paymentsOfPart(whole.milestones, share);
  const narrowed = narrowedTo(terms, chosen);
  const part = narrowed && quoteContent.safeParse({ ...narrowed, discount, milestones });
  return part?.success ? part.data : null;
}

interface LineOfLead {
  readonly leadId: string;
  readonly lineKey: string;
}

/** The keys of the lines that a partner was given. */
export const heldBy = (awarded: readonly LineOfLead[], leadId: string): ReadonlySet<string> =>
  new Set(awarded.flatMap((line) => (line.leadId === leadId ? line.lineKey : [])));

/** The keys of these lines as they are known in the whole quote, where the second of two alike stays the second. */
export function keysOf(
  whole: Pick<QuoteContent, 'lines'>,
  lines: readonly number[],
  held?: ReadonlySet<string>,
): readonly string[] {
  const keys = lineKeys(whole.lines, held);
  return lines.flatMap((at) => keys[at] ?? []);
}

const wonStatuses: readonly LeadStatus[] = wonLead;
export const isWon = ({ status }: { readonly status: LeadStatus }): boolean => wonStatuses.includes(status);

interface OfferOfLead {
  readonly leadId: string;
  readonly content: Pick<QuoteContent, 'lines' | 'groups'>;
}

/** All lines that are not optional are agreed on, and of each group those of one alternative. */
function isSettled(
  { lines, groups = [] }: OfferOfLead['content'],
  isAgreed: (at: number) => boolean,
): boolean {
  const isAll = (belongs: (line: QuoteContent['lines'][number]) => boolean) =>
    lines.every((line, at) => !belongs(line) || isAgreed(at));
  const isOf = (group: number, at: number) =>
    isAll(({ alternative }) => alternative?.group === group && alternative.at === at);
  return (
    isAll((line) => isRequired(line) && !line.alternative) &&
    groups.every(({ alternatives }, group) => alternatives.some((_, at) => isOf(group, at)))
  );
}

/** Each line that is offered, unless it is for choosing, is a line on which customer and a partner that won agreed. */
export function isAllAgreed(
  offered: readonly OfferOfLead[],
  awarded: readonly LineOfLead[],
  won: ReadonlySet<string>,
): boolean {
  const agreed = new Set(awarded.flatMap(({ leadId, lineKey }) => (won.has(leadId) ? lineKey : [])));
  return offered.every(({ leadId, content }) => {
    const keys = lineKeys(content.lines, heldBy(awarded, leadId));
    return isSettled(content, (at) => agreed.has(keys[at] ?? ''));
  });
}

/** How far a partner is with the lines that it was given. */
export function awardStanding(
  lead: { readonly status: LeadStatus },
  newest: Pick<Version, 'partOf'>,
): AwardStanding {
  if (isWon(lead)) return 'agreed';
  if (lead.status === 'Accepted By User') return 'accepted';
  return newest.partOf === null ? 'answered' : 'offered';
}
