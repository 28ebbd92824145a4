import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { QuoteDependencies } from '../quote.interface.ts';
import type { SeenLead } from '../quoted-lead.ts';
import { findVisitAddress, insertVisitAddress } from './visit-address.store.ts';
import { addressRefusal, visitsOf } from './visit.rules.ts';

interface Placed {
  readonly lead: Authorized<SeenLead['lead']>;
  readonly rfq: SeenLead['rfq'];
}

interface Chosen {
  readonly content: Pick<QuoteContent, 'visits'>;
  readonly addressId: string | undefined;
  readonly now: Date;
}

/** The customer's saved address becomes that of the visits; it is kept as it is then, so that a change of the saved one moves none. */
export async function keepAddress(
  { geography }: Pick<QuoteDependencies, 'geography'>,
  tx: Tx,
  { lead, rfq }: Placed,
  { addressId, now }: { readonly addressId: string; readonly now: Date },
): Promise<void> {
  const address = rfq.userId === null ? null : await geography.getAddress(tx, rfq.userId, addressId);
  if (!address) return refuse(quoteErrors.quote_address_gone);
  const refusal = addressRefusal(address, rfq);
  if (refusal) refuse(refusal);
  const { contactName, locality, pincode, stateCode, latitude, longitude } = address;
  const where = { contactName, locality, pincode, stateCode, latitude, longitude };
  const row = { leadId: lead.leadId, ...where, formattedAddress: address.formatedAddress, chosenAt: now };
  await insertVisitAddress(tx, partOf(lead, row));
}

/**
 * Of a quote with visits the customer says where they are, once: with the acceptance, or with the confirmation where the
 * partner accepted.
 */
export async function chooseAddress(
  deps: Pick<QuoteDependencies, 'geography'>,
  tx: Tx,
  { lead, rfq, side }: Placed & Pick<SeenLead, 'side'>,
  { content, addressId, now }: Chosen,
): Promise<void> {
  if (side !== 'Buyer' || rfq.userId === null || visitsOf(content).length === 0) return;
  if (await findVisitAddress(tx, lead.leadId)) return;
  if (addressId === undefined) return refuse(quoteErrors.quote_address_needed);
  await keepAddress(deps, tx, { lead, rfq }, { addressId, now });
}
