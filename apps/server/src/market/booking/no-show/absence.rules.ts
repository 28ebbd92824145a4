import { type Paise, percentOf, toWholeRupee } from '@nukkad/contract/kernel/money';
import { type BookingRules, type FeeFacts, minutesAfter } from '../booking.rules.ts';

interface Visit {
  readonly startsAt: Date;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** From when the professional may report that the customer is not there. */
export const customerAbsentFrom = ({ startsAt }: Visit, rules: BookingRules): Date =>
  minutesAfter(startsAt, rules.customerAbsentMinutes);

/** From when the customer may say that no one came. */
export const professionalAbsentFrom = ({ startsAt }: Visit, rules: BookingRules): Date =>
  minutesAfter(startsAt, rules.professionalAbsentMinutes);

/** A part of the booking's own price; a charge of an earlier booking that it collects is owed again anyway. */
export function absenceFee(booking: Pick<FeeFacts, 'totalPaise' | 'price'>, rules: BookingRules): Paise {
  const ownPaise = booking.totalPaise - booking.price.previous_cancellation_charges.amount;
  return Math.min(toWholeRupee(percentOf(ownPaise, rules.absenceFeePercent)), ownPaise);
}

/** A photo counts as proof of an absence once the visit was due. */
export const isProof = ({ takenAt }: { readonly takenAt: Date }, { startsAt }: Visit): boolean =>
  takenAt >= startsAt;

/** For a customer to whom no one came; a visit of a project is paid with its milestones, and another one is planned. */
export const absenceCredit = (
  { projectId }: { readonly projectId: string | null },
  { absenceCreditPaise }: BookingRules,
): Paise => (projectId === null ? absenceCreditPaise : 0);

const earthMetres = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, whole metres. */
export function metresBetween(a: Place, b: Place): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const part =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return Math.round(2 * earthMetres * Math.asin(Math.sqrt(Math.min(1, part))));
}
