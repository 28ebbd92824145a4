import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import { actorOf, audit } from '../../../platform/audit.ts';
import type { Platform, WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findAccounts } from '../account.store.ts';

/** No number is shown that the log does not say was asked for. */
export async function revealNumber(
  platform: Platform,
  call: WriteCall & { viewer: Viewer; now: Date },
  { userId, why }: { userId: string; why: string },
): Promise<string> {
  return platform.write(call, async (tx) => {
    const [account] = await findAccounts(tx, [userId]);
    if (!account) return refuse(backofficeErrors.person_not_found);
    await audit(tx, call.now, {
      ...actorOf(call.viewer),
      action: 'account.reveal_number',
      subjectKind: 'user_account',
      subjectId: userId,
      detail: { why },
    });
    return account.mobileNumber;
  });
}
