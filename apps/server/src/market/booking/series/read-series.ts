import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { istWeekday } from '@nukkad/contract/kernel/time';
import { seriesLifecycle } from '@nukkad/contract/market/series/series.noun';
import type { Series as Shown } from '@nukkad/contract/market/series/series.model';
import type { Reader } from '../../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Lang } from '../../catalog/index.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { isBuyerOf } from '../booking.policy.ts';
import { titleOf } from '../booking.presenter.ts';
import { listLines } from '../booking.store.ts';
import { translateLines } from '../translate-lines.ts';
import { nextPlanned, pauseOf } from './pause.rules.ts';
import { mayBePaused, mayBeResumed } from './series.policy.ts';
import type { Series } from './series.row.ts';
import { minuteOf, startOf } from './series.rules.ts';
import { countVisits, findSeries, listSeriesOf } from './series.store.ts';
import { seriesTransitions } from './series.transitions.ts';

interface Viewing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: Lang;
}

/** One that is not the viewer's is not there. */
export async function readSeries(deps: BookingDependencies, seriesId: string, viewing: Viewing) {
  const { db } = deps.platform;
  const series = seriesTransitions.seen(viewing.viewer, await findSeries(db, seriesId));
  return presentSeries(deps, db, series, viewing);
}

/** The own ones, the newest first. */
export async function readSeriesList(
  deps: BookingDependencies,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  viewing: Viewing,
) {
  const { db } = deps.platform;
  const after = readInstantCursor(cursor);
  const rows = await listSeriesOf(db, { buyerId: viewing.viewer.userId, after, limit });
  return {
    items: await presentMany(deps, db, rows.slice(0, limit), viewing),
    nextCursor: nextCursor(rows, limit, ({ createdAt, seriesId }) => [createdAt.toISOString(), seriesId]),
  };
}

export async function presentSeries(
  deps: BookingDependencies,
  reader: Reader,
  series: Series,
  viewing: Viewing,
): Promise<Shown> {
  const [shown] = await presentMany(deps, reader, [series], viewing);
  if (!shown) throw new Error('A series is shown as one.');
  return shown;
}

/** All names of a page at once. */
async function presentMany(
  deps: BookingDependencies,
  reader: Reader,
  rows: readonly Series[],
  { viewer, now, lang }: Viewing,
): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const organisationIds = rows.flatMap(({ organisationId }) => organisationId ?? []);
  const [counts, frozen, organisations] = await Promise.all([
    countVisits(
      reader,
      rows.map(({ seriesId }) => seriesId),
      now,
    ),
    listLines(
      reader,
      rows.map(({ firstBookingId }) => firstBookingId),
    ),
    deps.interfaces.partner.getOrganisations(reader, organisationIds),
  ]);
  const lines = await translateLines(deps, reader, frozen, lang);
  return rows.map((series) => {
    const [first, ...more] = lines.filter(({ bookingId }) => bookingId === series.firstBookingId);
    const counted = counts.get(series.seriesId);
    const { seriesId, status, version, everyWeeks, visits, nextDay, slotId } = series;
    const pause = status === 'Closed' ? null : pauseOf(series, now);
    const planned = nextDay === null ? null : nextPlanned(series, pause);
    const next = counted?.nextAt ?? (planned && startOf(planned.day, slotId));
    const own = isBuyerOf(viewer, { ...series, staffId: null });
    return {
      seriesId,
      status,
      version,
      title: titleOf(first?.name ?? '', more.length),
      categoryImage: first?.categoryImage ?? '',
      everyWeeks,
      weekday: istWeekday(series.anchorDay),
      startMinute: minuteOf(slotId),
      visits,
      until: series.untilDay,
      done: counted?.done ?? 0,
      price: series.pricePaise,
      companyName: organisations.get(series.organisationId ?? '')?.companyName ?? null,
      locality: counted?.locality ?? '',
      next: next?.toISOString() ?? null,
      reason: series.reasonCode,
      pause,
      can: {
        pause: own && mayBePaused(series, now),
        resume: own && mayBeResumed(series, now),
        change: own && canMove(seriesLifecycle, 'change', status),
        end: own && canMove(seriesLifecycle, 'end', status),
      },
    };
  });
}
