import type { Payable } from '../../market/booking/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { billOf } from './bill.rules.ts';
import type { DoneWork } from './ledger.rules.ts';

/** What is divided of a finished booking, and between whom. */
export async function dividedWork(
  partner: Pick<PartnerInterface, 'getOrganisations'>,
  reader: Reader,
  { bookingId, price, lines, organisationId, commissionPercent }: Payable,
): Promise<DoneWork> {
  if (!organisationId) throw new Error(`Booking ${bookingId} was completed without an organisation.`);
  const registered = (await partner.getOrganisations(reader, [organisationId])).get(
    organisationId,
  )?.gstNumber;
  return { bill: billOf(price, lines), organisationId, registered: registered != null, commissionPercent };
}
