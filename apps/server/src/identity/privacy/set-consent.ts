import type { Purpose } from '@nukkad/contract/identity/privacy/privacy.model';
import { audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { WriteCall } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { readNotice } from './notice.store.ts';
import type { PrivacyDependencies } from './privacy.interface.ts';
import { mayDecideOver } from './privacy.policy.ts';
import { addConsent } from './privacy.store.ts';

interface Said {
  readonly purpose: Purpose;
  readonly given: boolean;
}

/** One more line in the log of consents; what was said before stays readable. */
export async function setConsent(
  { platform, account }: PrivacyDependencies,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date; readonly lang: 'en' | 'hi' },
  said: Said,
): Promise<void> {
  const { viewer, now, lang } = call;
  await platform.write(call, async (tx) => {
    const person = await account.lock(tx, viewer.userId);
    const { version } = await readNotice(tx, now);
    const words = { ...said, noticeVersion: version, lang };
    await addConsent(tx, authorize(person, mayDecideOver(viewer, person)), words, now);
    await audit(tx, now, {
      actorKind: 'Person',
      actorId: viewer.userId,
      action: said.given ? 'privacy.give_consent' : 'privacy.withdraw_consent',
      subjectKind: 'user_account',
      subjectId: viewer.userId,
      detail: { purpose: said.purpose },
    });
  });
}
