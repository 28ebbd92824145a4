import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { sql } from 'kysely';
import type { ListAddresses } from '../../../platform/http/pages/public-address.ts';

/** One page has them all; it changed when any of them was written, changed or hidden last. */
export const listFaqPages: ListAddresses = async (reader) => {
  const { rows } = await sql<{
    changedAt: Date | null;
  }>`select max(changed_at) as "changedAt" from faq`.execute(reader);
  return [{ path: screenAddress.faqs, changedAt: rows[0]?.changedAt ?? null }];
};
