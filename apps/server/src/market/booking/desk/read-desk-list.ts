import type { DeskRow } from '@nukkad/contract/market/desk/desk.model';
import type { listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { readCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { wantedOf } from '../../../platform/search/wanted.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { titleOf } from '../booking.presenter.ts';
import { translateTitles } from '../translate-lines.ts';
import {
  type DeskListRow,
  type DeskRowAt,
  type DeskSort,
  countDeskRows,
  listDeskRows,
} from './desk-list.store.ts';

const byMaking = z.tuple([z.uuid()]);
const byVisit = z.tuple([z.iso.datetime({ precision: 3 }), z.uuid()]);

function readAfter(cursor: string | undefined, sort: DeskSort): DeskRowAt | null {
  if (sort === 'newest') {
    const key = readCursor(cursor, byMaking);
    return key && { at: null, id: key[0] };
  }
  const key = readCursor(cursor, byVisit);
  return key && { at: new Date(key[0]), id: key[1] };
}

const keyOf =
  (sort: DeskSort) =>
  ({ bookingId, startsAt }: DeskListRow): readonly string[] =>
    sort === 'newest' ? [bookingId] : [startsAt.toISOString(), bookingId];

export function presentDeskRow(row: DeskListRow, titles: ReadonlyMap<string, string>): DeskRow {
  const { billPaise, firstLine, firstServiceId, moreLines, startsAt, endsAt, createdAt, ...shown } = row;
  return {
    ...shown,
    title: titleOf(titles.get(firstServiceId ?? '') ?? firstLine ?? '', moreLines ?? 0),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    total: billPaise,
  };
}

const firstLinesOf = (rows: readonly DeskListRow[]) =>
  rows.flatMap(({ firstServiceId, firstLine }) =>
    firstServiceId !== null && firstLine !== null ? [{ serviceId: firstServiceId, name: firstLine }] : [],
  );

/** One indexed statement for the page, and one that counts to the bound. */
export async function readDeskList(
  deps: BookingDependencies,
  call: SignedInCall<EndpointParsed<typeof listDeskBookings>>,
): Promise<CountedPage<DeskRow>> {
  const { q, sort = 'newest', from, to, ...page } = call.input.query;
  const asked = {
    now: call.now,
    wanted: q ? wantedOf(q) : undefined,
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
  };
  return readTogether(deps.platform.db, (reader) =>
    listOf(page, {
      after: (cursor) => readAfter(cursor, sort),
      rows: (after, most, narrow) =>
        listDeskRows(reader, { ...narrow, ...asked }, { sort, after, limit: most }),
      key: keyOf(sort),
      count: (narrow) => countDeskRows(reader, { ...narrow, ...asked }),
      items: async (rows) => {
        const titles = await translateTitles(deps, reader, firstLinesOf(rows), call.lang);
        return rows.map((row) => presentDeskRow(row, titles));
      },
    }),
  );
}
