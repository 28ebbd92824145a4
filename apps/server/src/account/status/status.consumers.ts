import type { AccountVerb } from '@nukkad/contract/account/account.lifecycle';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccounts } from '../account.store.ts';
import { tellPerson } from '../notice/tell-person.ts';
import { isBarred } from '../session.rules.ts';
import { listOpenSessionIds } from '../session.store.ts';

/** What a person is told, by the move; moves that one makes oneself are seen on the screen. */
const words: Partial<Record<AccountVerb, string>> = {
  activate: 'it is active. Welcome.',
  rest: 'it rests, as it was not used for long. Sign in to use it again, or contact us.',
  suspend: 'it was suspended. Sign in to read why and what to do.',
  block: 'it was blocked. Sign in to read why and how to contact us.',
  deactivate: 'it was deactivated. If this is a mistake, please contact our support team.',
  reinstate: 'it is active again. Thank you for your patience.',
  reactivate: 'it is active again. Welcome back.',
  leave: 'it was deactivated as you asked. We are sorry to see you go.',
};

/** The sockets of whoever may no longer use the app are closed; calls are refused from the next second on anyway. */
async function shutSockets(platform: Platform, userId: string, drop: (sessionId: string) => void) {
  const [account] = await findAccounts(platform.db, [userId]);
  if (!account || !isBarred(account.status)) return;
  for (const sessionId of await listOpenSessionIds(platform.db, userId)) drop(sessionId);
}

export function statusConsumers(
  platform: Platform,
  dropSession: (sessionId: string) => void,
): readonly Consumer[] {
  const notice = 'account.tell_status';
  return [
    {
      name: 'account.shut_sockets',
      on: ['account.status_changed'],
      run: ({ payload }) => shutSockets(platform, String(payload['userId']), dropSession),
    },
    {
      name: notice,
      on: ['account.status_changed'],
      run: async (event) => {
        const text = words[event.payload['verb'] as AccountVerb];
        if (text !== undefined) await tellPerson(platform, notice, event, text);
      },
    },
  ];
}
