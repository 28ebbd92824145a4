import { accountEvents } from '@nukkad/contract/account/account.events';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { AccountVerb } from '@nukkad/contract/account/account.lifecycle';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { findAccounts } from '../account.store.ts';
import { tellPerson } from '../notice/tell-person.ts';
import { isBarred } from '../session.rules.ts';
import { listOpenSessionIds } from '../session.store.ts';

/** What a person is told, by the move; moves that one makes oneself are seen on the screen. */
export const accountNews: Readonly<Partial<Record<AccountVerb, Said>>> = {
  activate: { en: 'it is active. Welcome.', hi: 'यह चालू है। स्वागत है।' },
  rest: {
    en: 'it rests, as it was not used for long. Sign in to use it again, or contact us.',
    hi: 'लंबे समय से इस्तेमाल न होने से यह निष्क्रिय है। फिर से चलाने के लिए साइन इन करें या हमसे संपर्क करें।',
  },
  suspend: {
    en: 'it was suspended. Sign in to read why and what to do.',
    hi: 'इसे निलंबित किया गया है। कारण और अगला कदम जानने के लिए साइन इन करें।',
  },
  block: {
    en: 'it was blocked. Sign in to read why and how to contact us.',
    hi: 'इसे ब्लॉक किया गया है। कारण और संपर्क का तरीका जानने के लिए साइन इन करें।',
  },
  deactivate: {
    en: 'it was deactivated. If this is a mistake, please contact our support team.',
    hi: 'इसे बंद कर दिया गया है। अगर यह ग़लती है, तो हमारी सहायता टीम से संपर्क करें।',
  },
  reinstate: {
    en: 'it is active again. Thank you for your patience.',
    hi: 'यह फिर से चालू है। आपके धैर्य के लिए धन्यवाद।',
  },
  reactivate: { en: 'it is active again. Welcome back.', hi: 'यह फिर से चालू है। आपका फिर से स्वागत है।' },
  leave: {
    en: 'it was deactivated as you asked. We are sorry to see you go.',
    hi: 'आपके कहने पर इसे बंद कर दिया गया। आपके जाने का हमें दुख है।',
  },
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
    consumer(
      'account.shut_sockets',
      when(accountEvents.statusChanged, ({ facts }) => shutSockets(platform, facts.userId, dropSession)),
    ),
    consumer(
      notice,
      when(accountEvents.statusChanged, async (heard) => {
        const news = accountNews[heard.facts.verb];
        if (news !== undefined) await tellPerson(platform, notice, heard, news);
      }),
    ),
  ];
}
