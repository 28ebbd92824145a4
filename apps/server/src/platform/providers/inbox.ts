import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { keepMessage } from '../inbox/inbox.store.ts';
import type { Mail, Sms } from './index.ts';
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
