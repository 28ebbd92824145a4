import { istInstant } from '@nukkad/contract/kernel/time';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import type { QuoteVisit, VisitChange } from '@nukkad/contract/market/quote/visit.model';
import { without } from '../quote-changes.rules.ts';

const firstSlot = 1100;
const minuteMs = 60_000;

/** When a visit begins; slots are half-hours of Asia/Kolkata. */
export const startOf = ({ day, slotId }: Pick<QuoteVisit, 'day' | 'slotId'>): Date =>
  istInstant(day, (slotId - firstSlot) * 30);

export const endOf = (visit: Pick<QuoteVisit, 'day' | 'slotId' | 'minutes'>): Date =>
  new Date(startOf(visit).getTime() + visit.minutes * minuteMs);

export const isAhead = (visit: Pick<QuoteVisit, 'day' | 'slotId'>, now: Date): boolean =>
  startOf(visit) > now;

export const visitsOf = ({ visits = [] }: Pick<QuoteContent, 'visits'>): readonly QuoteVisit[] => visits;

interface Place {
  readonly cityCode: string;
  readonly pincode: string;
}

/** Why an address cannot be that of the visits; null: it can. The request says where the work is. */
export function addressRefusal(address: Place, asked: Place) {
  if (address.cityCode !== asked.cityCode) return quoteErrors.quote_address_elsewhere;
  return address.pincode === asked.pincode ? null : quoteErrors.quote_address_other_pincode;
}

const isSame = (one: QuoteVisit, other: QuoteVisit): boolean =>
  one.day === other.day &&
  one.slotId === other.slotId &&
  one.minutes === other.minutes &&
  one.title === other.title;

/** What one version changes on the visits of another: one that keeps its words has moved, others came or went. */
export function visitChanges(
  before: Pick<QuoteContent, 'visits'>,
  after: Pick<QuoteContent, 'visits'>,
): VisitChange[] {
  const gone = without(visitsOf(before), visitsOf(after), isSame);
  const fresh = without(visitsOf(after), visitsOf(before), isSame).map((visit): VisitChange => {
    const at = gone.findIndex(({ title }) => title === visit.title);
    const [was = null] = at < 0 ? [] : gone.splice(at, 1);
    return { before: was, after: visit };
  });
  return [...fresh, ...gone.map((visit) => ({ before: visit, after: null }))];
}
