import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { keepMessage } from '../inbox/inbox.store.ts';
import type { Mail, Sms } from './index.ts';
import type { Push } from './push/push.ts';
import { smsText } from './sms-texts.ts';

/** Keeps what a provider would send, for the page /inbox. A production start with it refuses. */
export function inboxSms(db: Database, clock: Clock, brand: string): Sms {
  return {
    kind: 'inbox',
    send: ({ mobileNumber, ...words }) =>
      keepMessage(db, {
        channel: 'sms',
        recipient: mobileNumber,
        template: words.template,
        text: smsText(brand, words),
        createdAt: clock.now(),
      }),
  };
}

export function inboxMail(db: Database, clock: Clock): Mail {
  return {
    kind: 'inbox',
    send: ({ to, subject, text }) =>
      keepMessage(db, { channel: 'mail', recipient: to, template: subject, text, createdAt: clock.now() }),
  };
}

/** What a browser would show; its address is too long to be looked for, so its host and end stand for it. */
export function inboxPush(db: Database, clock: Clock): Push {
  return {
    kind: 'inbox',
    send: async ({ endpoint }, { title, body, link }) => {
      const recipient = `${new URL(endpoint).host} …${endpoint.slice(-12)}`;
      await keepMessage(db, {
        channel: 'push',
        recipient,
        template: title,
        text: `${body}\n${link}`,
        createdAt: clock.now(),
      });
      return 'sent';
    },
  };
}
