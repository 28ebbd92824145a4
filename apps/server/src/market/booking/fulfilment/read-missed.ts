import type { MissedRequest } from '@nukkad/contract/market/fulfilment/fulfilment.model';
import type { Page } from '@nukkad/contract/kernel/page';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import { titleOf } from '../booking.presenter.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { ListViewing } from '../list/read-list.ts';
import { type MissedRow, listMissedRows } from '../missed.store.ts';
import { translateTitles } from '../translate-lines.ts';

interface MissedQuery {
  /** Days in Asia/Kolkata, today included. */
  readonly days: number;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const lineOf = ({ serviceId, firstLine }: MissedRow) =>
  serviceId !== null && firstLine !== null ? [{ serviceId, name: firstLine }] : [];

/** Requests that the organisation rejected or let run out, newest first. The customer and the door stay unknown to it. */
export async function readMissed(
  deps: BookingDependencies,
  { days, cursor, limit }: MissedQuery,
  { viewer, now, lang }: ListViewing,
): Promise<Page<MissedRequest>> {
  const organisationId = viewer.organisationId ?? '';
  const since = istInstant(addDays(istDay(now), 1 - days));
  return readTogether(deps.platform.db, async (reader) => {
    const after = readInstantCursor(cursor);
    const rows = await listMissedRows(reader, { organisationId, since, after, limit });
    const page = rows.slice(0, limit);
    const titles = await translateTitles(deps, reader, page.flatMap(lineOf), lang);
    return {
      items: page.map((row) => presentMissed(row, titles)),
      nextCursor: nextCursor(rows, limit, ({ askedAt, offerId }) => [askedAt.toISOString(), offerId]),
    };
  });
}

function presentMissed(row: MissedRow, titles: ReadonlyMap<string, string>): MissedRequest {
  const name = titles.get(row.serviceId ?? '') ?? row.firstLine ?? '';
  return {
    offerId: row.offerId,
    why: row.answer === 'expired' ? 'expired' : 'rejected',
    reason: row.reason,
    title: titleOf(name, row.moreLines ?? 0),
    categoryImage: row.categoryImage ?? '',
    locality: row.locality,
    startsAt: row.startsAt.toISOString(),
    total: row.totalPaise,
    askedAt: row.askedAt.toISOString(),
    acceptBefore: row.acceptBefore.toISOString(),
    endedAt: row.endedAt.toISOString(),
  };
}
