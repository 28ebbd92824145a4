import { privacyEvents } from '@nukkad/contract/identity/privacy/privacy.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type TermsVersion, addVersion } from './terms.store.ts';

/** A version of a legal page is in force; where people must agree to it, they are told. */
export async function publishTerms(
  tx: Tx,
  version: Authorized<Omit<TermsVersion, 'number'>>,
  now: Date,
): Promise<void> {
  const number = await addVersion(tx, version);
  const { page, agreeFrom } = version;
  if (agreeFrom) await publish(tx, now, privacyEvents.termsChanged, { page, number, after: '' });
}
