import {
  confirmsCoupon,
  type confirmsCouponChange,
  type OfficeCoupon,
  seenOfCoupon,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponErrors, type couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { StartOf, VerbOf } from '@nukkad/contract/kernel/lifecycle';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { couponTransitions } from './coupon.transitions.ts';
import type { CouponDependencies, BookingHistory } from './coupon.interface.ts';
import { presentOne } from './office-coupon.ts';
import { sameWorth } from './coupon-bounds.rules.ts';
import { type CouponRow, type CouponState, findInOffice, saveTerms } from './coupon.store.ts';
import { weighWanted } from './preview-coupon.ts';
import { type Asked, type CouponCall, type WantedTerms, checkPlaces, officeOnly } from './make-coupon.ts';

/** The coupon, locked, free for this move, and as the Admin read it. */
export async function lockToMove<V extends Exclude<VerbOf<typeof couponLifecycle>, 'make' | 'propose'>>(
  tx: Tx,
  viewer: Viewer,
  verb: V,
  { couponId, seen }: { readonly couponId: string; readonly seen: Seen<typeof confirmsCoupon> },
) {
  const allowed = await couponTransitions.lockTo(tx, viewer, verb, couponId);
  confirmSeen(confirmsCoupon, seen, seenOfCoupon(allowed.row));
  return allowed;
}

/** For the audit log: `{ percent: [10, 20] }` of what differs. */
function difference(before: CouponRow, wanted: WantedTerms): Record<string, readonly [unknown, unknown]> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(wanted).filter(
    ([key, value]) => JSON.stringify(was.get(key)) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed.map(([key, value]) => [key, [was.get(key), value] as const]));
}

interface Change extends WantedTerms, Asked {
  readonly couponId: string;
  readonly seen: Seen<typeof confirmsCouponChange>;
}

type Changeable = StartOf<typeof couponLifecycle, 'change'>;

/** New terms are weighed anew: beyond the bounds they wait, within them a pause stays a pause. */
async function standingOf(
  tx: Tx,
  history: ExtensionPoint<BookingHistory>,
  before: CouponRow & { readonly status: Changeable },
  change: Change,
  now: Date,
): Promise<(CouponState & { readonly status: Changeable }) | null> {
  const wanted = { ...change, ...officeOnly };
  if (sameWorth(before, wanted)) return null;
  const { verdict, reasons } = await weighWanted(tx, history, wanted, now);
  if (verdict !== 'free') return { status: 'Waiting', reasons };
  // A partner agreed to the terms before; new ones are asked of it again.
  if (change.partnerPercent > 0) return { status: 'Asked', reasons };
  return { status: before.status === 'Paused' ? 'Paused' : 'Active', reasons };
}

/** For bookings to come: those that hold it keep the discount that they were made with. */
export async function changeCoupon(
  deps: CouponDependencies,
  call: CouponCall,
  change: Change,
): Promise<OfficeCoupon> {
  const { viewer, now } = call;
  const { couponId, why, seen, ...wanted } = change;
  const row = await deps.platform.write(call, async (tx) => {
    const allowed = await lockToMove(tx, viewer, 'change', { couponId, seen });
    const before = allowed.row;
    if (before.byPartner) refuse(couponErrors.partners_own_offer);
    if (wanted.totalLimit !== null && wanted.totalLimit < before.usedCount)
      return refuse(couponErrors.coupon_limit_below_use, { present: String(before.usedCount) });
    await checkPlaces(deps, tx, wanted);
    const standing = await standingOf(tx, deps.history, before, change, now);
    const reasons = standing?.reasons.length ? { reasons: standing.reasons } : {};
    await couponTransitions.move(tx, allowed, {
      now,
      to: standing?.status ?? before.status,
      save: (inTx, coupon) =>
        saveTerms(inTx, coupon, { ...wanted, ...officeOnly }, { userId: viewer.userId, now }, standing),
      log: { ...difference(before, wanted), ...reasons, why },
    });
    return (await findInOffice(tx, couponId)) ?? refuse(couponErrors.coupon_not_found);
  });
  return presentOne(deps, deps.platform.db, row, viewer);
}
