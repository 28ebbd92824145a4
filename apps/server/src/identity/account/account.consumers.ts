import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { CronEntry } from '../../platform/jobs/worker.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { deletePasskeyChallengesBefore } from './passkey/challenge.store.ts';
import { challengeLifeMs } from './passkey/passkey.rules.ts';
import { deleteAttemptsBefore } from './password/attempt.store.ts';
import { sendCode } from './send-code.ts';
import { tokenLifeMs, isBarred } from './session.rules.ts';
import { deleteSessionsBefore, listOpenSessionIds } from './session.store.ts';
import { tryWindowMs } from './sign-in.rules.ts';
import { deleteChallengesBefore } from './sign-in.store.ts';
import { deviceLifeMs } from './device/device.rules.ts';
import { deleteDevicesBefore } from './device/device.store.ts';
import { carryOutDeactivation } from './deactivation/carry-out-deactivation.ts';
import { deleteLinkRequestsBefore } from './referral/app-link.store.ts';
import { sendAppLink } from './referral/send-app-link.ts';
import { sendStepUp } from './step-up/send-step-up.ts';
import { deleteStepUpCodesBefore } from './step-up/step-up.store.ts';
import { markDormantAccounts } from './dormancy/mark-dormant.ts';
import { findAccounts } from './account.store.ts';

/** Closes the sockets of a person who may no longer use the app. Calls are refused within a second anyway. */
async function closeSockets(
  platform: Platform,
  userId: string,
  drop: (sessionId: string) => void,
): Promise<void> {
  const [account] = await findAccounts(platform.db, [userId]);
  if (!account || !isBarred(account.status)) return;
  for (const sessionId of await listOpenSessionIds(platform.db, userId)) drop(sessionId);
}

export function accountConsumers(
  platform: Platform,
  dropSession: (sessionId: string) => void,
): readonly Consumer[] {
  return [
    consumer(
      'account.send_code',
      when(accountEvents.codeAsked, ({ facts }) => sendCode(platform, facts.challengeId, facts.lang ?? 'en')),
    ),
    consumer(
      'account.send_step_up',
      when(accountEvents.stepUpAsked, ({ facts }) => sendStepUp(platform, facts.codeId)),
    ),
    consumer(
      'account.carry_out_leaving',
      when(accountEvents.leavingAsked, {
        at: ({ takesEffectAt }) => new Date(takesEffectAt),
        run: ({ facts }) => carryOutDeactivation(platform, facts),
      }),
    ),
    consumer(
      'account.send_app_link',
      when(accountEvents.appLinkAsked, ({ facts }) =>
        sendAppLink(platform, facts.requestId, facts.lang ?? 'en'),
      ),
    ),
    consumer(
      'account.shut_sockets',
      when(accountEvents.statusChanged, ({ facts }) => closeSockets(platform, facts.userId, dropSession)),
    ),
  ];
}

/** What nothing counts or checks any more is not kept: numbers that asked for codes, sessions long over. */
export function accountCron(platform: Platform): readonly CronEntry[] {
  return [
    {
      name: 'account.rest_unused',
      // UTC; 10:10 in India, for those who rest are told by a message.
      match: '40 4 * * *',
      run: async () => void (await markDormantAccounts(platform)),
    },
    {
      name: 'account.forget_old',
      match: '17 * * * *',
      run: async () => {
        const now = platform.clock.now().getTime();
        await platform.write(system, async (tx) => {
          await deleteChallengesBefore(tx, new Date(now - 2 * tryWindowMs));
          await deleteLinkRequestsBefore(tx, new Date(now - 2 * tryWindowMs));
          await deleteDevicesBefore(tx, new Date(now - deviceLifeMs));
          await deleteStepUpCodesBefore(tx, new Date(now - 2 * tryWindowMs));
          await deleteAttemptsBefore(tx, new Date(now - 2 * tryWindowMs));
          await deletePasskeyChallengesBefore(tx, new Date(now - 12 * challengeLifeMs));
          await deleteSessionsBefore(tx, new Date(now - 2 * tokenLifeMs));
        });
      },
    },
  ];
}
