import type { Reader } from '../../../platform/db/database.ts';
import { refusalCost } from '@nukkad/contract/identity/profile/trust.answers';
import { countAsPartner } from './track.store.ts';

/** Points that refusing an offer takes off this partner's trust score now. */
export async function readRejectionCost(reader: Reader, organisationId: string): Promise<number> {
  return refusalCost(await countAsPartner(reader, organisationId));
}
