import type { CronEntry } from '../platform/jobs/worker.ts';
import type { Consumer } from '../platform/outbox/event.ts';
import { type Platform, system } from '../platform/platform.ts';
import { sendCode } from './send-code.ts';
import { tokenLifeMs } from './session.rules.ts';
import { forgetSessionsBefore } from './session.store.ts';
import { tryWindowMs } from './sign-in.rules.ts';
import { forgetChallengesBefore } from './sign-in.store.ts';
import { sendStepUp } from './step-up/send-step-up.ts';
import { forgetStepUpCodesBefore } from './step-up/step-up.store.ts';
import { statusConsumers } from './status/status.consumers.ts';

export function accountConsumers(
  platform: Platform,
  dropSession: (sessionId: string) => void,
): readonly Consumer[] {
  return [
    {
      name: 'account.send_code',
      on: ['account.code_asked'],
      run: ({ payload }) => sendCode(platform, String(payload['challengeId'])),
    },
    {
      name: 'account.send_step_up',
      on: ['account.step_up_asked'],
      run: ({ payload }) => sendStepUp(platform, String(payload['codeId'])),
    },
    ...statusConsumers(platform, dropSession),
  ];
}

/** What nothing counts or checks any more is not kept: numbers that asked for codes, sessions long over. */
export function accountCron(platform: Platform): readonly CronEntry[] {
  return [
    {
      name: 'account.forget_old',
      match: '17 * * * *',
      run: async () => {
        const now = platform.clock.now().getTime();
        await platform.write(system, async (tx) => {
          await forgetChallengesBefore(tx, new Date(now - 2 * tryWindowMs));
          await forgetStepUpCodesBefore(tx, new Date(now - 2 * tryWindowMs));
          await forgetSessionsBefore(tx, new Date(now - 2 * tokenLifeMs));
        });
      },
    },
  ];
}
