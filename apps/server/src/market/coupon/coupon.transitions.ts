/** How a coupon moves: its table is `coupon.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { couponErrors, couponEvents, couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { mayActor } from '@nukkad/contract/kernel/lifecycle';
import type { Tx } from '../../platform/db/database.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { couponCapacities, maySeeOffer } from './coupon.policy.ts';
import type { Authorized } from '../../platform/authorize.ts';
import { type CouponRow, lockCoupon } from './coupon.store.ts';

const acts = {
  make: 'coupon.made',
  propose: 'coupon.proposed',
  ask: 'coupon.asked',
  consent: 'coupon.consented',
  decline: 'coupon.declined',
  change: 'coupon.changed',
  approve: 'coupon.approved',
  refuse: 'coupon.refused',
  pause: 'coupon.paused',
  resume: 'coupon.resumed',
  end: 'coupon.ended',
} as const;

interface CouponMove {
  /** Writes what the move changes; the row's status is the new one. */
  readonly save: (tx: Tx, coupon: Authorized<CouponRow>) => Promise<void>;
  /** For the audit log: the Admin's reason, and facts that the status does not show. */
  readonly log: Readonly<Record<string, unknown>>;
}

type CouponMoved = Moved<typeof couponLifecycle, CouponRow, Viewer, CouponMove>;

/** Of a new coupon: it was inserted. */
export const inserted = async () => undefined;

export const couponTransitions = transitions({
  table: couponLifecycle,
  notFound: couponErrors.coupon_not_found,
  movedOn: couponErrors.coupon_status_moved_on,
  forbidden: ({ role }: Viewer, _, verb) =>
    role === 'Admin' && mayActor(couponLifecycle, verb, 'Another Admin')
      ? couponErrors.own_coupon
      : kernelErrors.forbidden,
  lock: lockCoupon,
  sees: maySeeOffer,
  capacities: couponCapacities,
  next: (row: CouponRow, status) => ({ ...row, status, version: row.version + 1 }),
  save: (tx, coupon, { detail }: CouponMoved) => detail.save(tx, coupon),
  logged: logOf(couponLifecycle, acts, 'couponId', {
    kind: 'coupon',
    // New terms are told by what differs, a new coupon by its terms.
    detail: ({ verb, from, to, detail: { log } }: CouponMoved) =>
      from === null || verb === 'change' ? log : { from, to, ...log },
  }),
  tells: ({ from, to, after: { couponId } }) =>
    to === 'Asked' && from !== 'Asked' ? [pendingEvent(couponEvents.asked, { couponId })] : [],
});
