import type { AccountStatus } from '@nukkad/contract/identity/account/account.noun';
import type { SystemVerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { partnerLifecycle } from '@nukkad/contract/identity/partner/partner.noun';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { closeWhenDone } from './close-when-done.ts';

type Verb = SystemVerbOf<typeof partnerLifecycle>;

/** What becomes of an Active organisation whose owner's account is so. */
const goesWith: Readonly<Partial<Record<AccountStatus, Verb>>> = {
  Suspended: 'suspend',
  Blocked: 'suspend',
  Deactivated: 'askToDeactivate',
  Inactive: 'rest',
};

/** An organisation that went with its owner comes back with the owner, and no other does. */
function verbFor(owner: AccountStatus, { status, followsOwner }: PartnerAccount): Verb | null {
  const away = goesWith[owner];
  if (away) return away;
  if (!followsOwner) return null;
  if (status === 'Inactive') return 'wake';
  return status === 'Deactivated' ? 'reactivate' : 'lift';
}

const broken = {
  suspensionReason: 'Rule Voilation',
  reason: 'The account of the owner is suspended.',
} as const;

/**
 * An organisation cannot work while its owner is shut out: the listing is hidden and nothing new can be booked.
 * Follows the owner's present status, so that late or repeated events do no harm.
 */
export async function followOwner(
  deps: Pick<PartnershipDependencies, 'account' | 'partners' | 'platform'>,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<void> {
  const organisationId = await deps.partners.findOwned(tx, userId);
  const partner = organisationId && (await deps.partners.lock(tx, organisationId));
  const owner = await deps.account.statusOf(tx, userId);
  if (!partner || !owner) return;
  const verb = verbFor(owner, partner);
  const allowed = verb && deps.partners.transitions.allowSystem(verb, partner);
  if (!allowed) return;
  const followsOwner = goesWith[owner] !== undefined;
  await deps.partners.transitions.move(tx, allowed, { now, followsOwner, ...(verb === 'suspend' && broken) });
  if (verb === 'askToDeactivate') await closeWhenDone(tx, deps, partner.organisationId, now);
}
