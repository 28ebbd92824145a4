import { accountErrors, type AccountStatus } from '@nukkad/contract/identity/account/account.noun';
import type { SuspensionReason } from '@nukkad/contract/identity/account/access-level';
import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import { confirmsPersonStatus, seenOfPersonStatus } from '@nukkad/contract/identity/account/people.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Platform, WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { lockAccountIfThere } from '../account.store.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';
import { findPersonNow } from './read-people.ts';

export interface WantedStatus {
  readonly userId: string;
  readonly seen: Seen<typeof confirmsPersonStatus>;
  readonly to: AccountStatus;
  readonly reason: string;
  readonly message?: string | undefined;
  /** Suspended for a broken rule: the message says which. */
  readonly brokeRule?: boolean | undefined;
}

/** Spelled as on the wire: the guards of the web app look for it. */
const ruleViolation: SuspensionReason = 'Rule Voilation';

/** Of two Admins who saw the same status, one is first; the other is told what changed. */
export async function changePersonStatus(
  platform: Platform,
  call: WriteCall & { viewer: Viewer; now: Date },
  { userId, seen, to, reason, message, brokeRule }: WantedStatus,
): Promise<void> {
  const { viewer, now } = call;
  const forRule = to === 'Suspended' && brokeRule === true;
  if (forRule && !message?.trim()) {
    const fact = accountErrors.status_message_missing;
    refuse(fact, { fields: { message: fact.message } });
  }
  await platform.write(call, async (tx) => {
    const account = await lockAccountIfThere(tx, userId);
    if (!account) return refuse(backofficeErrors.person_not_found);
    confirmSeen(confirmsPersonStatus, seen, seenOfPersonStatus(await findPersonNow(tx, userId, now)));
    const by = { kind: 'Admin', userId: viewer.userId } as const;
    const told = message ? { message, messageType: forRule ? ruleViolation : 'warning' } : {};
    await changeAccountStatus(tx, { userId, to, by, reason, ...told, now });
  });
}
