import type { CronEntry } from '../platform/jobs/worker.ts';
import type { Consumer, OutboxEvent } from '../platform/outbox/event.ts';
import { type Platform, system } from '../platform/platform.ts';
import type { Language } from '../platform/spoken.rules.ts';
import { challengeLifeMs } from './passkey/passkey.rules.ts';
import { forgetPasskeyChallengesBefore } from './passkey/passkey.store.ts';
import { forgetTriesBefore } from './password/counted-try.store.ts';
import { sendCode } from './send-code.ts';
import { tokenLifeMs } from './session.rules.ts';
import { forgetSessionsBefore } from './session.store.ts';
import { tryWindowMs } from './sign-in.rules.ts';
import { forgetChallengesBefore } from './sign-in.store.ts';
import { deviceLifeMs } from './active/device.rules.ts';
import { forgetDevicesBefore } from './active/device.store.ts';
import { tellNewDevice } from './active/tell-new-device.ts';
import { carryOutLeaving } from './leave/carry-out-leaving.ts';
import type { CountOpenBookings } from './leave/open-work.ts';
import { forgetLinkRequestsBefore } from './referral/referral.store.ts';
import { sendAppLink } from './referral/send-app-link.ts';
import { sendStepUp } from './step-up/send-step-up.ts';
import { forgetStepUpCodesBefore } from './step-up/step-up.store.ts';
import { statusConsumers } from './status/status.consumers.ts';
import { restUnused } from './rest/rest-unused.ts';
import { ownerConsumer } from './tell-owner.ts';

/** Of the screen that asked; an event of before says nothing. */
const languageIn = (payload: OutboxEvent['payload']): Language => (payload['lang'] === 'hi' ? 'hi' : 'en');

export function accountConsumers(
  platform: Platform,
  parts: {
    readonly dropSession: (sessionId: string) => void;
    readonly countOpenBookings: CountOpenBookings;
  },
): readonly Consumer[] {
  return [
    {
      name: 'account.send_code',
      on: ['account.code_asked'],
      run: ({ payload }) => sendCode(platform, String(payload['challengeId']), languageIn(payload)),
    },
    {
      name: 'account.send_step_up',
      on: ['account.step_up_asked'],
      run: ({ payload }) => sendStepUp(platform, String(payload['codeId'])),
    },
    {
      name: 'account.tell_new_device',
      on: ['account.new_device'],
      run: (event) => tellNewDevice(platform, event),
    },
    {
      name: 'account.carry_out_leaving',
      on: ['account.leaving_asked'],
      at: ({ payload }) => new Date(String(payload['takesEffectAt'])),
      run: ({ payload }) =>
        carryOutLeaving(platform, parts.countOpenBookings, {
          userId: String(payload['userId']),
          requestId: String(payload['requestId']),
        }),
    },
    {
      name: 'account.send_app_link',
      on: ['account.app_link_asked'],
      run: ({ payload }) => sendAppLink(platform, String(payload['requestId']), languageIn(payload)),
    },
    ...statusConsumers(platform, parts.dropSession),
    ownerConsumer(platform),
  ];
}

/** What nothing counts or checks any more is not kept: numbers that asked for codes, sessions long over. */
export function accountCron(platform: Platform, countOpenBookings: CountOpenBookings): readonly CronEntry[] {
  return [
    {
      name: 'account.rest_unused',
      // UTC; 10:10 in India, for those who rest are told by a message.
      match: '40 4 * * *',
      run: async () => void (await restUnused(platform, countOpenBookings)),
    },
    {
      name: 'account.forget_old',
      match: '17 * * * *',
      run: async () => {
        const now = platform.clock.now().getTime();
        await platform.write(system, async (tx) => {
          await forgetChallengesBefore(tx, new Date(now - 2 * tryWindowMs));
          await forgetLinkRequestsBefore(tx, new Date(now - 2 * tryWindowMs));
          await forgetDevicesBefore(tx, new Date(now - deviceLifeMs));
          await forgetStepUpCodesBefore(tx, new Date(now - 2 * tryWindowMs));
          await forgetTriesBefore(tx, new Date(now - 2 * tryWindowMs));
          await forgetPasskeyChallengesBefore(tx, new Date(now - 12 * challengeLifeMs));
          await forgetSessionsBefore(tx, new Date(now - 2 * tokenLifeMs));
        });
      },
    },
  ];
}
