import { confirmsTerms, seenOfTerms } from '@nukkad/contract/identity/privacy/terms.api';
import type { OwnTerms } from '@nukkad/contract/identity/privacy/terms.model';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PrivacyDependencies } from '../privacy.interface.ts';
import { mayDecideOver } from '../privacy.policy.ts';
import { readTerms } from './read-terms.ts';
import { addAgreements } from './terms.store.ts';

/** To exactly the versions that stood on the screen: one that was published meanwhile is read first. */
export async function agreeToTerms(
  { platform, account }: PrivacyDependencies,
  call: SignedInCall,
  seen: Seen<typeof confirmsTerms>,
): Promise<OwnTerms> {
  const { viewer, now, lang } = call;
  const { userId } = viewer;
  const own = await platform.write(call, async (tx) => {
    const person = await account.lock(tx, userId);
    const allowed = authorize(person, mayDecideOver(viewer, person));
    const { waiting } = await readTerms(tx, userId, lang);
    confirmSeen(confirmsTerms, seen, seenOfTerms({ waiting }));
    if (waiting.length > 0) {
      await addAgreements(tx, allowed, { versions: waiting, at: now, lang });
      await audit(tx, now, {
        actorKind: 'Person',
        actorId: userId,
        action: 'privacy.agree_to_terms',
        subjectKind: 'user_account',
        subjectId: userId,
        detail: seenOfTerms({ waiting }),
      });
    }
    return readTerms(tx, userId, lang);
  });
  account.forgetSession(viewer.sessionId);
  return own;
}
