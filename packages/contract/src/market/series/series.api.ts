/** Repeating visits. The specification names no calls for them: these follow its service/booking ones. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { day, instant, paise, whole, wholeParam } from '../../kernel/schema.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import {
  confirmsSeriesChange,
  confirmsSeriesEnd,
  confirmsSeriesPause,
  confirmsSeriesResume,
  seenOfSeriesChange,
  seenOfSeriesEnd,
  seenOfSeriesPause,
  seenOfSeriesResume,
} from './series.confirm.ts';
import { seriesErrors as e } from './series.noun.ts';
import {
  changedVisit,
  endedVisit,
  intervals,
  pausedBookings,
  repeatTerms,
  series,
  seriesOfBooking,
  seriesVisit,
} from './series.model.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

const tag = 'Repeating visits';

/** What these change besides their own noun. */
const touches = ['booking', 'reschedule'] as const;
const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own series only' } as const;
const sides = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.view',
  scope: 'own series; for a partner, those that the own organisation holds',
} as const;
const seriesId = z.uuid('This is not a known id.');
const bySeries = z.object({ seriesId });

export const getRepeatTerms = endpoint('GET /service/booking/series/terms', {
  summary: 'Whether the own cart can be repeated, how often at most, and what each later visit costs',
  tag,
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own cart only' },
  response: repeatTerms,
});

export const listSeries = endpoint('GET /service/booking/series/list', {
  summary: 'Own repeating visits, the newest first',
  tag,
  authz: buyer,
  query: z.object(pageQuery),
  response: pageOf(series),
  spoken: true,
});

export const getSeries = endpoint('GET /service/booking/series/details', {
  summary: 'One series as either side sees it',
  tag,
  authz: sides,
  query: bySeries,
  response: series,
  errors: [e.series_not_found],
  spoken: true,
});

export const listSeriesVisits = endpoint('GET /service/booking/series/visits', {
  summary: 'The visits of a series: coming ones the next first, past ones the latest first',
  tag,
  authz: sides,
  query: z.object({ seriesId, when: z.enum(['coming', 'past'], 'Choose coming or past.'), ...pageQuery }),
  response: pageOf(seriesVisit),
  errors: [e.series_not_found],
});

/** At most as many as a page of a list has rows. */
const bookingIds = z
  .string('Send the ids of bookings.')
  .check(
    z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/, 'Send up to 100 ids with commas between them.'),
    z.describe('Up to 100 ids, with commas between them.'),
  );

export const getSeriesOfBookings = endpoint('GET /service/booking/series/bookings', {
  summary: 'Which of these bookings are visits of a series; others, and those of others, are left out',
  tag,
  authz: { ...sides, orAssigned: true },
  query: z.object({ bookingIds }),
  response: z.object({ items: z.array(seriesOfBooking) }),
});

/** The new day and half-hour of the visit from which on it changes. */
const newTime = {
  day: z.iso.date('Enter a day as YYYY-MM-DD.'),
};
const changeErrors = [
  e.series_not_found,
  e.series_moved_on,
  e.series_visit_late,
  e.series_visit_order,
  e.series_same,
  e.repeat_visits,
  e.repeat_until,
  bookingErrors.slot_out_of_range,
] as const;

export const getSeriesChange = endpoint('GET /service/booking/series/change', {
  summary: 'What another day, time or interval from a booked visit on would do to the booked visits',
  tag,
  authz: buyer,
  query: z.object({
    seriesId,
    ...newTime,
    ordinal: wholeParam(1, 10_000, 'The visit from which on it changes.'),
    slotId: wholeParam(1100, 1147),
    everyWeeks: z.enum(['1', '2', '4'], 'Choose every 1, 2 or 4 weeks.'),
  }),
  response: z.object({ visits: z.array(changedVisit) }),
  errors: changeErrors,
});

export const changeSeries = endpoint('PATCH /service/booking/series/change', {
  summary: 'Another day, time or interval from a booked visit on; those before it stay',
  tag,
  authz: buyer,
  confirms: confirmsSeriesChange,
  body: z.object({
    seriesId,
    ...newTime,
    ordinal: whole(1, 10_000, 'The visit from which on it changes.'),
    slotId: whole(1100, 1147),
    everyWeeks: z.literal(intervals, 'Choose every 1, 2 or 4 weeks.'),
    seen: confirmsSeriesChange.schema,
  }),
  response: series,
  errors: [
    ...changeErrors,
    bookingErrors.booking_moved_on,
    bookingErrors.slot_taken,
    kernelErrors.confirmation_differs,
  ],
  touches,
});

const span = {
  from: day('The first day without a visit.'),
  until: day('The last day without a visit.'),
};
const pauseErrors = [
  e.series_not_found,
  e.series_moved_on,
  e.series_pause_days,
  e.series_pause_empty,
  e.series_pause_last,
] as const;

export const getSeriesPause = endpoint('GET /service/booking/series/pause', {
  summary: 'What a pause from a day to a day would do: booked visits in it with their charges, planned ones',
  tag,
  authz: buyer,
  query: z.object({ seriesId, ...span }),
  response: z.object({
    visits: z.array(endedVisit).check(z.describe('Booked visits that lie in it.')),
    planned: z.int().check(z.describe('Visits that lie in it and are not booked yet.')),
    fee: paise('What cancelling the booked ones costs together.'),
    refund: paise('What was paid for them and would go back.'),
    next: instant('The first visit after it.'),
  }),
  errors: pauseErrors,
});

export const pauseSeries = endpoint('PATCH /service/booking/series/pause', {
  summary:
    'No visits from a day to a day; booked ones in it are cancelled with the charges that were shown, or kept',
  tag,
  authz: buyer,
  confirms: confirmsSeriesPause,
  body: z.object({
    seriesId,
    ...span,
    booked: z.enum(pausedBookings, 'Choose cancel or keep.'),
    seen: confirmsSeriesPause.schema,
  }),
  response: series,
  errors: [...pauseErrors, kernelErrors.confirmation_differs],
  touches,
});

export const getSeriesResume = endpoint('GET /service/booking/series/resume', {
  summary: 'The visits that would follow again if the pause ended now',
  tag,
  authz: buyer,
  query: bySeries,
  response: z.object({ visits: z.array(z.object({ ordinal: z.int(), startsAt: instant() })) }),
  errors: [e.series_not_found, e.series_moved_on],
});

export const resumeSeries = endpoint('PATCH /service/booking/series/resume', {
  summary: 'End the pause now: the visits of the days that are left follow again',
  tag,
  authz: buyer,
  confirms: confirmsSeriesResume,
  body: z.object({ seriesId, seen: confirmsSeriesResume.schema }),
  response: series,
  errors: [e.series_not_found, e.series_moved_on, kernelErrors.confirmation_differs],
  touches,
});

export const getSeriesEnd = endpoint('GET /service/booking/series/end', {
  summary: 'What ending the series now would cancel, cost and give back',
  tag,
  authz: buyer,
  query: bySeries,
  response: z.object({
    visits: z.array(endedVisit).check(z.describe('Booked visits that are cancelled.')),
    planned: z.nullable(z.int()).check(z.describe('Visits that were planned and not booked yet.')),
    fee: paise('The cancellation charges together.'),
    refund: paise('What was paid for them and goes back.'),
  }),
  errors: [e.series_not_found, e.series_moved_on],
});

export const endSeries = endpoint('PATCH /service/booking/series/end', {
  summary: 'End the series: booked visits are cancelled with the charges that were shown, past ones stay',
  tag,
  authz: buyer,
  confirms: confirmsSeriesEnd,
  body: z.object({ seriesId, seen: confirmsSeriesEnd.schema }),
  response: series,
  errors: [e.series_not_found, e.series_moved_on, kernelErrors.confirmation_differs],
  touches,
});

export const seriesPreviews: readonly PreviewFirst[] = [
  previewFirst(changeSeries, async (look, asked) =>
    seenOfSeriesChange(
      await look(getSeriesChange, {
        query: {
          seriesId: asked.body.seriesId,
          ordinal: asked.body.ordinal,
          day: asked.body.day,
          slotId: asked.body.slotId,
          everyWeeks: `${asked.body.everyWeeks}`,
        },
      }),
    ),
  ),
  previewFirst(pauseSeries, async (look, asked) =>
    seenOfSeriesPause(
      await look(getSeriesPause, {
        query: { seriesId: asked.body.seriesId, from: asked.body.from, until: asked.body.until },
      }),
      asked.body.booked,
    ),
  ),
  previewFirst(resumeSeries, async (look, asked) =>
    seenOfSeriesResume(await look(getSeriesResume, { query: { seriesId: asked.body.seriesId } })),
  ),
  previewFirst(endSeries, async (look, asked) =>
    seenOfSeriesEnd(await look(getSeriesEnd, { query: { seriesId: asked.body.seriesId } })),
  ),
];
