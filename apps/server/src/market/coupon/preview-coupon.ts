import {
  confirmsCouponEffect,
  type CouponEffect,
  seenOfCouponEffect,
} from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BookingHistory } from './coupon.interface.ts';
import { defaultBounds, weighCoupon } from './coupon-bounds.rules.ts';
import type { CouponTerms } from './coupon.rules.ts';

const monthMs = 30 * 86_400_000;

/** Whether an offer is within its bounds, and what the last 30 days would have cost with it. */
export async function previewCoupon(
  reader: Reader,
  history: ExtensionPoint<BookingHistory>,
  terms: CouponTerms,
  now: Date,
): Promise<CouponEffect> {
  const lately = await history
    .single()
    .recentDiscount(reader, { ...terms, since: new Date(now.getTime() - monthMs) });
  const bounds = await settingAt(reader, 'coupon.bounds', now, defaultBounds);
  return {
    ...weighCoupon(terms, lately.discountPaise, bounds),
    bookings: lately.bookings,
    servicesPaise: lately.costPaise,
    discountPaise: lately.discountPaise,
  };
}

/** The same, where an Admin asks for it: refused terms are named, and so is a verdict that the screen did not show. */
export async function weighWanted(
  reader: Reader,
  history: ExtensionPoint<BookingHistory>,
  wanted: CouponTerms & { readonly seen: Seen<typeof confirmsCouponEffect> },
  now: Date,
): Promise<CouponEffect> {
  const effect = await previewCoupon(reader, history, wanted, now);
  if (effect.verdict === 'refused') refuse(kernelErrors.invalid_request, { fields: effect.fields });
  confirmSeen(confirmsCouponEffect, wanted.seen, seenOfCouponEffect(effect));
  return effect;
}
