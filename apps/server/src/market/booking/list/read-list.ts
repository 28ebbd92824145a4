import { recordOf } from '@nukkad/contract/kernel/record';
import {
  type BookingCard,
  type BookingTab,
  bookingTabs,
  tabStatuses,
} from '@nukkad/contract/market/booking/booking.model';
import type { Page } from '@nukkad/contract/kernel/page';
import { type DayWindow, addDays, dayWindow, istInstant } from '@nukkad/contract/kernel/time';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import { presentCard } from '../booking.presenter.ts';
import type { Booking, BookingLine } from '../booking.row.ts';
import { listDirection } from '../booking.rules.ts';
import { listLines } from '../booking.store.ts';
import { type Side, countByStatus, listBookings } from './list.store.ts';
import { isBuyerOf } from '../booking.policy.ts';
import { readMoney } from '../money/read-money.ts';
import { getBookingRules } from '../rules.store.ts';

export interface ListFilter {
  readonly window: DayWindow;
  readonly tab?: BookingTab | undefined;
  /** One day in Asia/Kolkata, in place of the window. */
  readonly day?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface ListViewing {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Ids of one page, then what the cards need for the whole page at once, then the rules, then the cards. */
export async function readList(
  deps: BookingDependencies,
  side: Side,
  filter: ListFilter,
  viewing: ListViewing,
): Promise<Page<BookingCard>> {
  const { window, tab, day, limit } = filter;
  const asked = {
    side,
    statuses: tab && tabStatuses[tab],
    within: day ? { from: istInstant(day), to: istInstant(addDays(day, 1)) } : dayWindow(window, viewing.now),
    direction: listDirection(tab, window, day),
    after: readInstantCursor(filter.cursor),
    limit,
  };
  return readTogether(deps.platform.db, async (reader) => {
    const rows = await listBookings(reader, asked);
    return {
      items: await presentPage(deps, reader, rows.slice(0, limit), viewing),
      nextCursor: nextCursor(rows, limit, ({ startsAt, bookingId }) => [startsAt.toISOString(), bookingId]),
    };
  });
}

async function presentPage(
  deps: BookingDependencies,
  reader: Reader,
  page: readonly Booking[],
  { viewer, now }: ListViewing,
): Promise<BookingCard[]> {
  const { platform, interfaces } = deps;
  const [first] = page;
  if (!first) return [];
  const ids = (key: 'bookingId' | 'organisationId' | 'staffId' | 'buyerId') => [
    ...new Set(page.flatMap((booking) => booking[key] ?? [])),
  ];
  const own = page.filter((booking) => isBuyerOf(viewer, booking));
  const [lines, organisations, staff, people, rules, money] = await Promise.all([
    listLines(reader, ids('bookingId')).then(linesById),
    interfaces.partner.getOrganisations(reader, ids('organisationId')),
    interfaces.partner.getStaff(reader, ids('staffId')),
    interfaces.account.getPeople(reader, ids('buyerId')),
    getBookingRules(reader, now, first.cityCode),
    readMoney(deps, reader, own, now),
  ]);
  return page.map((booking) => {
    const card = {
      lines: lines.get(booking.bookingId) ?? [],
      organisation: organisations.get(booking.organisationId ?? ''),
      staff: staff.get(booking.staffId ?? ''),
      customer: people.get(booking.buyerId),
      money: money.get(booking.bookingId) ?? null,
    };
    return presentCard(booking, card, { viewer, now, rules, secret: platform.config.secret });
  });
}

function linesById(lines: readonly BookingLine[]): ReadonlyMap<string, BookingLine[]> {
  const byId = new Map<string, BookingLine[]>();
  for (const line of lines) byId.set(line.bookingId, [...(byId.get(line.bookingId) ?? []), line]);
  return byId;
}

/** How many bookings each tab holds. */
export async function readTabCounts(
  { platform }: BookingDependencies,
  side: Side,
  window: DayWindow,
  now: Date,
): Promise<Record<BookingTab, number>> {
  const counts = await countByStatus(platform.db, side, dayWindow(window, now));
  const inTab = (tab: BookingTab) =>
    tabStatuses[tab].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  return recordOf(bookingTabs, inTab);
}
