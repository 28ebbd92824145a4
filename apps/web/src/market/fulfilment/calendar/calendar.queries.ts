import { getCalendar } from '@nukkad/contract/market/calendar/calendar.api';
import type { CalendarPerson, Visit } from '@nukkad/contract/market/calendar/calendar.model';
import { listFreeProfessionals } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { type FreeProfessional, allowedChangesMs } from '../fulfilment.queries.ts';
import { keyOf, useAsked } from '../../../platform/api/asked.ts';

export type { CalendarPerson, Visit };

/** All pages of a day or a week, as one. */
export interface WholeCalendar {
  readonly people: readonly CalendarPerson[];
  readonly waiting: readonly Visit[];
  readonly bufferMinutes: number;
}

export interface CalendarAsked {
  readonly day: string;
  readonly days: '1' | '7';
  readonly staffId?: string;
  readonly mine?: 'true';
}

async function wholeCalendar(asked: CalendarAsked, signal: AbortSignal): Promise<WholeCalendar> {
  const people: CalendarPerson[] = [];
  const waiting: Visit[] = [];
  let bufferMinutes = 0;
  let cursor: string | undefined;
  do {
    const page = await call(getCalendar, {
      query: { ...asked, limit: maximumPageSize, cursor },
      quiet: true,
      signal,
    });
    people.push(...page.items);
    waiting.push(...page.waiting);
    ({ bufferMinutes } = page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return { people, waiting, bufferMinutes };
}

export function useCalendar(asked: CalendarAsked) {
  useTranslation();
  return useQuery({
    queryKey: keyOf(getCalendar, { query: asked }, 'all'),
    queryFn: ({ signal }) => wholeCalendar(asked, signal),
    refetchInterval: allowedChangesMs,
    // The next day is drawn over the last one, not over a skeleton.
    placeholderData: (before) => before,
  });
}

/** Who could do the visit that is being moved, and why the others cannot, by the professional's id. */
export function useFit(visit: Visit | null): ReadonlyMap<string, FreeProfessional> | null {
  const { data } = useAsked(
    listFreeProfessionals,
    { query: { bookingId: visit?.bookingId ?? '' } },
    { enabled: visit !== null, staleTime: 0 },
  );
  return visit && data ? new Map(data.items.map((person) => [person.staffId, person])) : null;
}
