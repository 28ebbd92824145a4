import { recordOf } from '@nukkad/contract/kernel/record';
import {
  type BookingCard,
  type BookingTab,
  bookingTabs,
} from '@nukkad/contract/market/booking/booking.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { type DayWindow, addDays, dayWindow, istInstant } from '@nukkad/contract/kernel/time';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { withTotal } from '../../../platform/http/total.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Lang } from '../../catalog/index.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { type CardParts, presentCard, titleOf } from '../booking.presenter.ts';
import { type BookingRules, defaultRules, listDirection } from '../booking.rules.ts';
import {
  type CardRow,
  type ListQuery,
  type Narrowing,
  type Side,
  countByTab,
  countListed,
  listCards,
} from './list.store.ts';
import { isBuyerOf } from '../booking.policy.ts';
import { readMoney } from '../money/read-money.ts';
import { listBookingRules } from '../rules.store.ts';
import { translateTitles } from '../translate-lines.ts';

export interface ListFilter {
  readonly window: DayWindow;
  readonly tab?: BookingTab | undefined;
  /** One day in Asia/Kolkata, in place of the window. */
  readonly day?: string | undefined;
  /** What else a partner's list is narrowed by. */
  readonly narrowing?: Narrowing;
  /** Left out: the own order of the list. */
  readonly direction?: ListQuery['direction'] | undefined;
  readonly count?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface ListViewing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: Lang;
}

/** The rows of one page with all names, then the buyer's money for the whole page at once, then the cards. */
export async function readList(
  deps: BookingDependencies,
  side: Side,
  filter: ListFilter,
  viewing: ListViewing,
): Promise<CountedPage<BookingCard>> {
  const { window, tab, day, limit, narrowing = {}, count = false } = filter;
  const asked = {
    side,
    tab,
    narrowing,
    within: day ? { from: istInstant(day), to: istInstant(addDays(day, 1)) } : dayWindow(window, viewing.now),
    direction: filter.direction ?? listDirection(tab, window, day),
    after: readInstantCursor(filter.cursor),
    limit,
  };
  return readTogether(deps.platform.db, async (reader) => {
    const [rows, rulesOf, counted] = await Promise.all([
      listCards(reader, asked),
      rulesFor(reader, tab, viewing),
      count ? countListed(reader, asked) : null,
    ]);
    const page = rows.slice(0, limit);
    const own = page.filter((booking) => isBuyerOf(viewing.viewer, booking));
    const [money, titles] = await Promise.all([
      readMoney(deps, reader, own, { now: viewing.now }),
      translateTitles(deps, reader, firstLinesOf(page), viewing.lang),
    ]);
    return {
      items: page.map((row) => {
        const parts = { ...partsOf(row, titles), money: money.get(row.bookingId) ?? null };
        return presentCard(row, parts, { ...viewing, rules: rulesOf(row) });
      }),
      nextCursor: nextCursor(rows, limit, ({ startsAt, bookingId }) => [startsAt.toISOString(), bookingId]),
      ...withTotal(counted),
    };
  });
}

/** By city. Cards ask them only when work may be started, which is no question to a buyer, nor of bookings beyond it. */
async function rulesFor(
  reader: Reader,
  tab: BookingTab | undefined,
  { viewer, now }: ListViewing,
): Promise<(place: { readonly cityCode: string }) => BookingRules> {
  const mayStart = viewer.role !== 'Buyer' && (tab === undefined || tab === 'Assigned');
  return mayStart ? listBookingRules(reader, now) : () => defaultRules;
}

const firstLinesOf = (page: readonly CardRow[]) =>
  page.flatMap(({ firstServiceId, firstLine }) =>
    firstServiceId !== null && firstLine !== null ? [{ serviceId: firstServiceId, name: firstLine }] : [],
  );

function partsOf(
  { firstLine, firstServiceId, moreLines, categoryImage, ...row }: CardRow,
  titles: ReadonlyMap<string, string>,
): Omit<CardParts, 'money'> {
  const { companyName, professionalName, heldName, customerName } = row;
  const title = titleOf(titles.get(firstServiceId ?? '') ?? firstLine ?? '', moreLines ?? 0);
  return { title, categoryImage: categoryImage ?? '', companyName, professionalName, heldName, customerName };
}

/** How many bookings each tab holds. */
export async function readTabCounts(
  { platform }: BookingDependencies,
  side: Side,
  window: DayWindow,
  now: Date,
): Promise<Record<BookingTab, number>> {
  const counts = await countByTab(platform.db, side, dayWindow(window, now));
  return recordOf(bookingTabs, (tab) => counts.get(tab) ?? 0);
}
