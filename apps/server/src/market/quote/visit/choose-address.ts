import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuoteDependencies } from '../quote.dependencies.ts';
import type { SeenLead } from '../quoted-lead.ts';
import { findVisitAddress, insertVisitAddress } from './visit-address.store.ts';
import { addressRefusal, visitsOf } from './visit.rules.ts';

interface Chosen {
  readonly content: Pick<QuoteContent, 'visits'>;
  readonly addressId: string | undefined;
  readonly now: Date;
}

/**
 * Of a quote with visits the customer says where they are, once: with the acceptance, or with the confirmation where the
 * partner accepted. The address is kept as it is then, so that a change of the saved one moves no visit.
 */
export async function chooseAddress(
  { geography }: Pick<QuoteDependencies, 'geography'>,
  tx: Tx,
  { lead, rfq, side }: SeenLead & { readonly lead: Authorized<SeenLead['lead']> },
  { content, addressId, now }: Chosen,
): Promise<void> {
  if (side !== 'Buyer' || rfq.userId === null || visitsOf(content).length === 0) return;
  const { leadId } = lead;
  if (await findVisitAddress(tx, leadId)) return;
  if (addressId === undefined) return refuse(quoteErrors.quote_address_needed);
  const address = await geography.getAddress(tx, rfq.userId, addressId);
  if (!address) return refuse(quoteErrors.quote_address_gone);
  const refusal = addressRefusal(address, rfq);
  if (refusal) refuse(refusal);
  const { contactName, locality, pincode, stateCode, latitude, longitude } = address;
  const where = { contactName, locality, pincode, stateCode, latitude, longitude };
  const row = { leadId, ...where, formattedAddress: address.formatedAddress, chosenAt: now };
  await insertVisitAddress(tx, partOf(lead, row));
}
