import type { BookingInterface, Payable, RefundSharesOf } from '../../market/booking/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Bearer } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Reader } from '../../platform/db/database.ts';
import { dividedWork } from './divided-work.ts';
import { postGranted, sharesOfGranted } from './granted.rules.ts';
import { type Posting, postCompleted } from './ledger.rules.ts';
import { readBooks } from './ledger.store.ts';

type Partner = Pick<PartnerInterface, 'getOrganisations'>;

/** What a refund after a dispute means in the books: by the taxes of the day on which the work was done. */
export async function grantedPostings(
  partner: Partner,
  reader: Reader,
  payable: Payable,
  { amountPaise, bornBy }: { readonly amountPaise: number; readonly bornBy: Bearer },
): Promise<Posting[]> {
  const [work, books] = await Promise.all([
    dividedWork(partner, reader, payable),
    readBooks(reader, payable.completedAt ?? payable.startsAt, payable),
  ]);
  return postGranted(postCompleted(work, books), amountPaise, bornBy);
}

/** Who would give back how much of a refund. */
export const refundSharesOf =
  ({ booking, partner }: { readonly booking: BookingInterface; readonly partner: Partner }): RefundSharesOf =>
  async (reader, { bookingId, ...refund }) => {
    const payable = await booking.payable(reader, { bookingId });
    if (!payable) throw new Error(`No booking ${bookingId} to refund.`);
    return sharesOfGranted(await grantedPostings(partner, reader, payable, refund), refund.amountPaise);
  };
