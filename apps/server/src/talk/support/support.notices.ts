import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { supportEvents } from '@nukkad/contract/talk/support/support.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Words, notice } from '../../platform/notice/notice.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import {
  type Written,
  mailOfAnswer,
  mailOfReceipt,
  mailToSupport,
  smsOfAnswer,
  smsOfReceipt,
  wordsOfResolved,
} from './support.mails.ts';
import { findAnswer, findIncident } from './support.store.ts';

/** How soon complaints are settled; the privacy notice says it. */
export type ReadAnswerDays = (now: Date) => Promise<number>;

/** To the contacts that were given with the message, by mail where there is one; the law asks for both messages. */
const toSender = {
  tag: 'account',
  urgent: true,
  opens: () => screenAddress.support,
  channels: ['push', 'inapp', 'mail', 'sms'],
  to: async ({ facts }: { readonly facts: { readonly incidentId: string } }, reader: Reader) => {
    const row = await findIncident(reader, facts.incidentId);
    return row ? [{ userId: row.userId, at: { ...row, language: row.lang } }] : [];
  },
} as const;

const both = (en: Written, hi: Written, sms: Said): Words => ({
  fills: { text: sms },
  mail: { subject: { en: en.subject, hi: hi.subject }, text: { en: en.text, hi: hi.text } },
});

/** What can wait: by mail where there is one, else by SMS; it may be turned off. */
const toSenderLater = { ...toSender, urgent: false, weight: 'usual' } as const;

export function supportNotices(platform: Platform, readAnswerDays: ReadAnswerDays): readonly Notice[] {
  const { config, clock } = platform;
  const { company, BRAND_NAME: brand } = config;
  const desk = [{ userId: null, at: { mobileNumber: null, email: company.email, language: 'en' as const } }];
  return [
    notice('support.mail_support', supportEvents.incidentOpened, {
      tag: 'account',
      weight: 'critical',
      channels: ['mail'],
      opens: () => screenAddress.support,
      to: async () => desk,
      look: async ({ facts }, reader) => {
        const row = await findIncident(reader, facts.incidentId);
        return row && mailToSupport(row, facts.again === true);
      },
      words: (mail) => both(mail, mail, { en: mail.subject, hi: mail.subject }),
    }),
    notice('support.mail_receipt', supportEvents.incidentOpened, {
      ...toSender,
      look: async ({ facts }, reader) => {
        const row = facts.again === true ? null : await findIncident(reader, facts.incidentId);
        return row && { row, answersWithinDays: await readAnswerDays(clock.now()) };
      },
      words: ({ row, answersWithinDays }) => {
        const promised = { brand, company, answersWithinDays };
        const mail = (lang: 'en' | 'hi') => mailOfReceipt({ ...row, lang }, promised);
        return both(mail('en'), mail('hi'), smsOfReceipt(row.incidentNumber));
      },
    }),
    notice('support.tell_resolved', supportEvents.incidentResolved, {
      ...toSenderLater,
      look: async ({ facts }, reader) => {
        const row = await findIncident(reader, facts.incidentId);
        // Opened again meanwhile: that it was settled is no news any more.
        return row?.status === 'Resolved' ? row : null;
      },
      words: ({ incidentNumber, userId }) =>
        wordsOfResolved(
          incidentNumber,
          userId === null ? null : `${config.publicOrigin}${screenAddress.support}`,
        ),
    }),
    notice('support.mail_answer', supportEvents.incidentAnswered, {
      ...toSender,
      look: async ({ facts }, reader) => {
        const row = await findIncident(reader, facts.incidentId);
        const answer = await findAnswer(reader, facts.answerId);
        return row && answer !== null ? { row, answer } : null;
      },
      words: ({ row, answer }) => {
        const mail = (lang: 'en' | 'hi') => mailOfAnswer({ ...row, lang }, answer, brand);
        const sms = smsOfAnswer(row.incidentNumber, `${config.publicOrigin}${screenAddress.support}`);
        return both(mail('en'), mail('hi'), sms);
      },
    }),
  ];
}
