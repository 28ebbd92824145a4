import * as z from 'zod/mini';
import { day, text, whole } from '../../kernel/schema.ts';

export const visitLimits = { visits: 5, minutes: 600 } as const;

const visitShape = {
  day: day('A day in Asia/Kolkata.'),
  slotId: whole(1100, 1147, 'Its start: 1100 + half-hours since midnight IST.'),
  minutes: whole(30, visitLimits.minutes, 'How long it takes.'),
};

/** A visit that is part of the offer: it is booked with the project, at no price of its own. */
export const quoteVisit = z.object({ ...visitShape, title: text(120, 'What is done then.') });
export type QuoteVisit = z.output<typeof quoteVisit>;
export const quoteDraftVisit = z.object({ ...visitShape, title: z.string().check(z.maxLength(120)) });

const dayMinutes = 24 * 60;
const startMinute = (slotId: number): number => (slotId - 1100) * 30;

export const endsThatDay = ({ slotId, minutes }: Pick<QuoteVisit, 'slotId' | 'minutes'>): boolean =>
  startMinute(slotId) + minutes <= dayMinutes;
export const endsLate = 'A visit must end on the day on which it begins.';

interface Dated {
  readonly startDay: string | null;
  readonly finishDay: string | null;
}

export const liesWithin = ({ startDay, finishDay }: Dated, { day: on }: Pick<QuoteVisit, 'day'>): boolean =>
  (!startDay || on >= startDay) && (!finishDay || on <= finishDay);

/** One that is planned when the work has begun. */
export const plannedVisit = quoteVisit.check(z.refine(endsThatDay, { error: endsLate, path: ['title'] }));

/** A visit that one version adds to the version before it, moves or leaves out. */
export const visitChange = z.object({ before: z.nullable(quoteVisit), after: z.nullable(quoteVisit) });
export type VisitChange = z.output<typeof visitChange>;
