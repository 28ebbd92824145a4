import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import type { QuoteVisit } from '@nukkad/contract/market/quote/visit.model';

type DraftVisit = NonNullable<QuoteDraftContent['visits']>[number];

/** A visit as it stands in the form; `key` lasts while visits come and go. */
export interface TypedVisit {
  readonly key: string;
  readonly day: string;
  readonly slotId: string;
  readonly minutes: string;
  readonly title: string;
}

/** 10:00 in the morning. */
const usualSlot = '1120';

export const emptyVisit = (day: string, title = ''): TypedVisit => ({
  key: crypto.randomUUID(),
  day,
  slotId: usualSlot,
  minutes: '60',
  title,
});

export const typedVisits = (visits: readonly DraftVisit[] = []): TypedVisit[] =>
  visits.map(({ day, slotId, minutes, title }) => ({
    key: crypto.randomUUID(),
    day,
    slotId: String(slotId),
    minutes: String(minutes),
    title,
  }));

export const visitOf = ({ day, slotId, minutes, title }: TypedVisit): QuoteVisit => ({
  day,
  slotId: Number(slotId),
  minutes: Number(minutes),
  title: title.trim(),
});

/** When it begins, as an instant; India keeps one time all year. */
export const startOfVisit = ({ day, slotId }: Pick<QuoteVisit, 'day' | 'slotId'>): string => {
  const minute = (slotId - 1100) * 30;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00+05:30`;
};
