import { readdirSync, readFileSync } from 'node:fs';
import type { BookingMoney } from '@nukkad/contract/booking/booking-money.model';
import { describe, expect, test } from 'vitest';
import { deviceNames } from '../src/account/active/device.rules.ts';
import { newDeviceWords } from '../src/account/active/tell-new-device.ts';
import { codeMail } from '../src/account/code-mail.ts';
import { accountSubject } from '../src/account/notice/tell-person.ts';
import { accountNews } from '../src/account/status/status.consumers.ts';
import { stepUpSubject } from '../src/account/step-up/send-step-up.ts';
import { ownerAdvice, ownerNews } from '../src/account/tell-owner.ts';
import { endings, lateIn, moneyText } from '../src/booking/notice/money-words.ts';
import { bookingNews, bookingSubject } from '../src/booking/notice/send-notice.ts';
import { cityPriceNews } from '../src/partnership/standing/tell-city-price.ts';
import { partnerNews } from '../src/partnership/standing/tell-owner.ts';
import { smsTexts } from '../src/platform/providers/sms-texts.ts';
import type { Language, Said } from '../src/platform/spoken.rules.ts';
import { exportReady } from '../src/privacy/make-export.ts';
import { mailOfAnswer, mailOfReceipt, smsOfAnswer, smsOfReceipt } from '../src/support/support.mails.ts';
import type { IncidentRow } from '../src/support/support.store.ts';

type Message = readonly [what: string, saidIn: (language: Language) => string];

const brand = 'NUKKAD';
const link = 'https://nukkad.example/there';
const filled = { code: '123456', minutes: '5', bookingNumber: 'NK12', text: 'है', company: 'C1', link };
const table = (name: string, said: Readonly<Record<string, Said>>): Message[] =>
  Object.entries(said).map(([key, words]) => [`${name} ${key}`, (language) => words[language]]);

const noMoney = { charge: null, charged: 0, returned: 0, returning: 0, mayStillArrive: false };
const charge = { kept: 0, carried: 0, collectedWith: null };
const money: Readonly<Record<string, object>> = {
  nothing: { ...noMoney, mayStillArrive: true },
  kept: { ...noMoney, charged: 1_23_45_600, returning: 1_299_00, charge: { ...charge, kept: 1_23_45_600 } },
  carried: { ...noMoney, charge: { ...charge, carried: 100_00 } },
  collected: { ...noMoney, charge: { ...charge, carried: 149_40, collectedWith: { bookingNumber: 'NK13' } } },
  returned: { ...noMoney, returned: 500_00 },
};
const price = {
  priceId: 'p',
  serviceId: 's',
  cityCode: 'c',
  serviceName: 'X',
  serviceNameHi: 'नल की मरम्मत',
  cityName: 'Y',
  pricePaise: 1_23_45_600,
};
const prices = {
  'set until further notice': { ...price, news: 'set' as const, fromDay: '2027-01-01', toDay: null },
  'set for some days': { ...price, news: 'set' as const, fromDay: '2027-01-01', toDay: '2027-01-31' },
  'ended with a day': { ...price, news: 'ended' as const, fromDay: '2027-01-01', toDay: '2027-01-31' },
  'ended without a day': { ...price, news: 'ended' as const, fromDay: '2027-01-01', toDay: null },
};
const purposes = [
  'sign_in',
  'sign_up',
  'password_recovery',
  'email_verification',
  'mobile_verification',
] as const;
const mailIn = ({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`;
const incident = (language: Language) =>
  ({ lang: language, incidentNumber: 'NS-1', message: 'है' }) as IncidentRow;
const company = { phone: '080' } as Parameters<typeof mailOfReceipt>[1]['company'];

/** Whatever the server writes to a person. A new text stands here, or the last test fails. */
const messages: readonly Message[] = [
  ...Object.entries(smsTexts).map(
    ([name, text]): Message => [`SMS ${name}`, (language) => text[language](brand, filled)],
  ),
  ...table('a booking', bookingNews),
  ...table('a booking that ended', endings),
  ...Object.entries(money).map(
    ([name, facts]): Message => [`money ${name}`, (language) => moneyText(language, facts as BookingMoney)],
  ),
  ['a late payment', (language) => lateIn(language, 1_299_00)],
  ...Object.entries(prices).map(
    ([name, payload]): Message => [
      `a city price ${name}`,
      (language) => cityPriceNews(payload, link)[language],
    ],
  ),
  ...table('an account', Object.fromEntries(ownerNews.map(({ event, said }) => [event.name, said]))),
  ...table('a status', accountNews),
  ...table('a partner', partnerNews),
  ...table('a device', deviceNames).map(
    ([name, device]): Message => [
      name,
      (language) => newDeviceWords({ en: device('en'), hi: device('hi') }, link)[language],
    ],
  ),
  ...table('more', {
    subject: accountSubject,
    'mail of a booking': bookingSubject,
    'mail of a code': stepUpSubject,
    advice: ownerAdvice(link),
    'copy of the data': exportReady(link),
    'receipt of support': smsOfReceipt('NS-1'),
    'answer of support': smsOfAnswer('NS-1', link),
  }),
  ...purposes.map(
    (purpose): Message => [
      `mail ${purpose}`,
      (language) => mailIn(codeMail({ brand, purpose, language, code: '123456', minutes: '5' })),
    ],
  ),
  [
    'mail of a receipt',
    (language) => mailIn(mailOfReceipt(incident(language), { brand, company, answersWithinDays: 3 })),
  ],
  ['mail of an answer', (language) => mailIn(mailOfAnswer(incident(language), 'है', brand))],
];

/** Names that are written in Latin letters in Hindi too. */
const latin =
  /https:\S+|NUKKAD|\bOTP\b|\bN[KS]-?\d+|Android|iPhone|iPad|Windows|Mac\b|Chromebook|Linux|\bC1\b|\bY\b/g;

describe('promise 97: what is sent to a person is in the language that the person chose', () => {
  test.each(messages)('promise 97: %s is said in Hindi, with no English word left', (_, saidIn) => {
    expect(saidIn('hi')).toMatch(/\p{Script=Devanagari}/u);
    expect(saidIn('hi').replaceAll(latin, '')).not.toMatch(/[A-Za-z]/);
    expect(saidIn('en')).not.toBe(saidIn('hi'));
  });

  test('promise 97: money has Indian groups and days the words of the language', () => {
    expect(moneyText('hi', money['kept'] as BookingMoney)).toContain('₹1,23,456');
    expect(moneyText('hi', money['collected'] as BookingMoney)).toContain('₹149.40');
    const words = (language: Language) => cityPriceNews(prices['set for some days'], link)[language];
    expect(words('hi')).toMatch(/Y में नल की मरम्मत के लिए ग्राहक 1 जन\S* 2027 से 31 जन\S* 2027 तक .*₹1,23,456/);
    expect(words('en')).toContain('₹1,23,456 before tax for X in Y from 1 Jan 2027 until 31 Jan 2027');
  });

  test('promise 97: no other file sends a message than those whose words are tried above', () => {
    const root = new URL('../src/', import.meta.url);
    const senders = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .filter((path) => /\b(?:sms|mail)\s*\.send\(/.test(readFileSync(new URL(path, root), 'utf8')));
    expect(senders.toSorted()).toEqual([
      'account/notice/tell-person.ts',
      'account/referral/send-app-link.ts',
      'account/send-code.ts',
      'account/step-up/send-step-up.ts',
      'booking/notice/send-notice.ts',
      'partnership/standing/tell-owner.ts',
      'privacy/make-export.ts',
      'staff/tell-invited.ts',
      'support/support.consumers.ts',
    ]);
  });
});
