import { readdirSync, readFileSync } from 'node:fs';
import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { endedTold, moneySayings } from '@nukkad/contract/market/booking/booking-money.told';
import { describe, expect, test } from 'vitest';
import { codeMail } from '../src/identity/account/code-mail.ts';
import { ownerTexts as accountNews } from '../src/identity/account/notice/account-words.ts';
import { stepUpSubject } from '../src/identity/account/step-up/send-step-up.ts';
import { buyerTexts } from '../src/market/booking/notice/booking-words.ts';
import { endings, lateIn, moneySaid } from '../src/market/booking/notice/money-words.ts';
import { cityPriceTexts } from '../src/market/partnership/status/partner-words.ts';
import { messageOf } from '../src/platform/notice/message.ts';
import { smsTexts } from '../src/platform/providers/sms-texts.ts';
import { type Language, type Said, momentOf } from '../src/platform/spoken.rules.ts';
import { composedNotices } from './walks/composed-notices.ts';
import { money } from './money/money-examples.ts';
import { examples, link, prices, startsAt } from './walks/notice-examples.ts';

type Message = readonly [what: string, saidIn: (language: Language) => string];

const brand = 'NUKKAD';
const filled = {
  code: '123456',
  minutes: '5',
  bookingNumber: 'NK12',
  number: 'NK12',
  text: 'है',
  company: 'C1',
  service: 'नल मरम्मत',
  place: 'मैसूर',
  link,
};
const table = (name: string, said: Readonly<Record<string, Said>>): Message[] =>
  Object.entries(said).map(([key, words]) => [`${name} ${key}`, (language) => words[language]]);

const purposes = [
  'sign_in',
  'sign_up',
  'password_recovery',
  'email_verification',
  'mobile_verification',
  'signing',
] as const;
const mailIn = ({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`;

/** The support desk reads English. */
const toTheDesk = new Set(['support.mail_support']);

const notices: readonly Message[] = composedNotices()
  .filter(({ name }) => !toTheDesk.has(name))
  .flatMap((notice): Message[] => {
    const key = `${notice.name} ${notice.event.name}`;
    const seen = examples[key] ?? [null];
    return seen.map((one, at) => [
      `${key} ${at + 1}`,
      (language) => {
        const words = notice.words(one as never);
        if (words === null) throw new Error(`${key} says nothing of its example.`);
        const template = notice.open((spec) => spec.template);
        const { mail, variables, ...rest } = messageOf({ brand, template, language }, words);
        return `${smsTexts[rest.template][language](brand, variables)}\n${mailIn(mail)}`;
      },
    ]);
  });

/** Whatever the server writes to a person: the registered texts, the codes, and every notice of every domain. */
const messages: readonly Message[] = [
  ...Object.entries(smsTexts).map(
    ([name, text]): Message => [`SMS ${name}`, (language) => text[language](brand, filled)],
  ),
  ...notices,
  ...table('a booking', buyerTexts),
  ...table('a booking that ended', endings),
  ...table('an account', accountNews),
  ...moneySayings.map(
    (say): Message => [
      `money ${say}`,
      (language) => moneySaid([{ say, sum: 1_299_00, at: null, number: 'NK13' }])[language],
    ],
  ),
  ['a late payment', (language) => lateIn(1_299_00)[language]],
  ['the subject of a code', (language) => stepUpSubject[language]],
  ...purposes.map(
    (purpose): Message => [
      `mail ${purpose}`,
      (language) => mailIn(codeMail({ brand, purpose, language, code: '123456', minutes: '5' })),
    ],
  ),
];

/** Names that are written in Latin letters in Hindi too. */
const latin =
  /https:\S+|NUKKAD|\bOTP\b|\bN[KS]-?\d+|\bINV\/[\d/]+|Android|iPhone|iPad|Windows|Mac\b|Chromebook|Linux|\bC1\b|\bY\b/g;

describe('promise 97: what is sent to a person is in the language that the person chose', () => {
  test.each(messages)('promise 97: %s is said in Hindi, with no English word left', (_, saidIn) => {
    expect(saidIn('hi')).toMatch(/\p{Script=Devanagari}/u);
    expect(saidIn('hi').replaceAll(latin, '')).not.toMatch(/[A-Za-z]/);
    expect(saidIn('en')).not.toBe(saidIn('hi'));
  });

  test('promise 97: money has Indian groups and days the words of the language', () => {
    const inHindi = (facts: object) => moneySaid(endedTold(facts as BookingMoney)).hi;
    expect(inHindi(money.kept)).toContain('₹1,23,456');
    expect(inHindi(money.collected)).toContain('₹149.40');
    const words = (language: Language) => cityPriceTexts(prices['set for some days'], link)[language];
    expect(words('hi')).toMatch(/Y में नल की मरम्मत के लिए ग्राहक 1 जन\S* 2027 से 31 जन\S* 2027 तक .*₹1,23,456/);
    expect(words('en')).toContain('₹1,23,456 before tax for X in Y from 1 Jan 2027 until 31 Jan 2027');
  });

  test('promise 97: an instant has the words of the language, in Indian time', () => {
    expect(momentOf(startsAt)).toEqual({ en: 'Sat 21 Nov, 4:30 PM', hi: 'शनि 21 नव॰, शाम 4:30' });
  });

  test('promise 97: only codes, the link of the app and the notification domain send messages', () => {
    const root = new URL('../src/', import.meta.url);
    const senders = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .filter((path) => /\b(?:sms|mail)\s*\.send\(/.test(readFileSync(new URL(path, root), 'utf8')));
    expect(senders.toSorted()).toEqual([
      'identity/account/referral/send-app-link.ts',
      'identity/account/send-code.ts',
      'identity/account/step-up/send-step-up.ts',
      'talk/notification/channels.ts',
    ]);
  });
});
