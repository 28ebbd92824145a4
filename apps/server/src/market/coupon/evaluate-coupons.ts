import type { Reader } from '../../platform/db/database.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { CouponQuery, BookingHistory, CouponView } from './coupon.interface.ts';
import { discountOf, eligibleOf, problemOf } from './coupon.rules.ts';
import { type CouponRow, countOwnUses } from './coupon.store.ts';
import { type Candidate, bestTogether, defaultStacking } from './together.rules.ts';

/** A coupon alone against one cart. */
interface Weighed extends CouponView {
  readonly candidate: Candidate;
}

function weigh(row: CouponRow, ask: CouponQuery, past: Parameters<typeof problemOf>[2]): Weighed {
  const trouble = problemOf(row, ask, past);
  const eligiblePaise = eligibleOf(row, ask);
  return {
    couponId: row.couponId,
    code: row.code,
    title: ask.lang === 'hi' ? row.titleHi : row.title,
    percent: row.percent,
    amountPaise: row.amountPaise,
    mostPaise: row.mostPaise,
    leastServicesPaise: row.leastServicesPaise,
    lastDay: row.toDay,
    newcomers: row.audience === 'newcomers',
    organisationId: row.organisationId,
    isAutomatic: row.isAutomatic,
    stacks: row.stacks,
    createdAt: row.createdAt,
    discountPaise: trouble === null ? discountOf(row, eligiblePaise) : 0,
    partnerPaise: 0,
    trouble,
    candidate: { ...row, eligiblePaise },
  };
}

type History = Pick<BookingHistory, 'hasBooked'>;

/** Of whom it is asked whether the buyer booked before: of each partner, and of all (null). */
async function bookedWith(reader: Reader, history: History, rows: readonly CouponRow[], userId: string) {
  const asked = rows
    .filter(({ audience }) => audience === 'newcomers')
    .map(({ organisationId }) => organisationId);
  const booked = new Set<string | null>();
  for (const organisationId of new Set(asked))
    if (await history.hasBooked(reader, userId, organisationId)) booked.add(organisationId);
  return booked;
}

/** What each comes to for one cart by itself, all of them at once. */
export async function evaluateCoupons(
  reader: Reader,
  history: History,
  rows: readonly CouponRow[],
  ask: CouponQuery,
): Promise<Weighed[]> {
  if (rows.length === 0) return [];
  const uses = await countOwnUses(
    reader,
    ask.userId,
    rows.map((row) => row.couponId),
  );
  const booked = await bookedWith(reader, history, rows, ask.userId);
  return rows.map((row) =>
    weigh(row, ask, {
      ownUses: uses.get(row.couponId) ?? 0,
      hasBooked: booked.has(row.organisationId),
    }),
  );
}

/** What takes most off together, each with its part. */
export async function togetherOf(
  reader: Reader,
  views: readonly Weighed[],
  { servicesPaise, now }: Pick<CouponQuery, 'servicesPaise' | 'now'>,
): Promise<CouponView[]> {
  const open = views.filter(({ trouble }) => trouble === null);
  if (open.length === 0) return [];
  const rules = await settingAt(reader, 'coupon.stacking', now, defaultStacking);
  const shares = bestTogether(
    open.map(({ candidate }) => candidate),
    servicesPaise,
    rules,
  );
  return shares.flatMap((share) => {
    const view = open.find(({ couponId }) => couponId === share.couponId);
    return view ? [{ ...view, ...share }] : [];
  });
}

/** Those that were applied, each with its part or why it has none; then those that count by themselves. */
export async function heldOf(
  reader: Reader,
  views: readonly Weighed[],
  couponIds: readonly string[],
  ask: CouponQuery,
): Promise<CouponView[]> {
  const together = await togetherOf(reader, views, ask);
  const counted = new Map(together.map((view) => [view.couponId, view]));
  const applied = couponIds.flatMap((id): CouponView[] => {
    const view = views.find(({ couponId }) => couponId === id);
    if (!view) return [];
    const trouble = view.trouble ?? 'coupon_not_together';
    return [counted.get(id) ?? { ...view, discountPaise: 0, trouble }];
  });
  return [...applied, ...together.filter(({ couponId }) => !couponIds.includes(couponId))];
}
