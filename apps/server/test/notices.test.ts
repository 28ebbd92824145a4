import { readFileSync } from 'node:fs';
import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { events } from '@nukkad/contract/events';
import { expect, test } from 'vitest';
import { composedNotices } from './walks/composed-notices.ts';

interface Row {
  readonly event: string;
  /** Sorted; none where no one needs to hear. */
  readonly notices: readonly string[];
  readonly why: string;
}

function rowOf(line: string): Row[] {
  const [, event, notices = '', why = ''] = /^\| (\S+\.\S+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
  if (event === undefined) return [];
  return [{ event, notices: [...notices.matchAll(/`(.+?)`/g)].map(([, name = '']) => name).toSorted(), why }];
}
const table = readFileSync(new URL('../../../docs/notices.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap(rowOf);

const made = new Map<string, string[]>();
for (const { name, event } of composedNotices())
  made.set(event.name, [...(made.get(event.name) ?? []), name].toSorted());

test('promise 97: every event has notices, or a reason why no one needs to hear of it', () => {
  expect(table.map(({ event }) => event).toSorted()).toEqual(events.map(({ name }) => name).toSorted());
  expect(table.filter(({ why }) => why.length < 10)).toEqual([]);
});

test('promise 97: the table of notices says what the code does', () => {
  const said = Object.fromEntries(table.map(({ event, notices }) => [event, notices]));
  expect(said).toEqual(Object.fromEntries(events.map(({ name }) => [name, made.get(name) ?? []])));
});

const [buyer, partner, professional] = ['customer', 'partner', 'professional'];
const everyone = [buyer, partner, professional];
/** Whom each move of a booking concerns besides who makes it; a sentence where no one needs to hear. */
const hearsOfMove: Readonly<Record<keyof typeof bookingLifecycle.moves, readonly string[] | string>> = {
  bookRework: 'The customer has just chosen the time; the partner hears of the request.',
  bookVisit: 'Told by series.visit_made, with the other visits of the series.',
  bookOfProject: [buyer],
  callOff: everyone,
  bookPrepaid: 'The customer is at the checkout.',
  bookForCash: 'The customer has just booked; the partner hears of the request.',
  paymentCaptured: 'The customer has just paid; the partner hears of the request.',
  paymentLapsed: everyone,
  matchPartners: 'A step on the way to the request.',
  offerToPartner: [partner],
  accept: [buyer],
  refuse: [buyer, partner],
  forward: 'A step on the way to the next request.',
  giveUp: [buyer],
  assign: [buyer, professional],
  reschedule: everyone,
  proposeTime: [buyer, partner],
  agreeTime: everyone,
  declineTime: [buyer, partner],
  giveBack: everyone,
  customerAbsent: everyone,
  professionalAbsent: everyone,
  start: 'Both are at the door: the customer has just told the code.',
  askAddition: [buyer],
  answerAddition: [professional],
  complete: [buyer, partner],
  askStop: [buyer, partner],
  withdrawStop: [buyer, partner],
  stopEarly: [buyer, partner],
  stopDisputed: [buyer, partner],
  dispute: [partner],
  answerDispute: [buyer],
  declineRemedy: [partner],
  grantRework: [buyer, partner],
  grantRefund: [buyer, partner],
  dismissDispute: [buyer, partner],
  close: 'Nothing is left to do for anyone.',
  refundSettled: [buyer, partner],
  takeBack: everyone,
  cancel: everyone,
};
const sideOfNotice = (name: string): string => {
  if (name.endsWith('_professional')) return 'professional';
  return name.endsWith('_partner') ? 'partner' : 'customer';
};

test.each(Object.entries(hearsOfMove))(
  'promise 97: the move %s is told to whom it concerns',
  (verb, hears) => {
    const move = Object.entries(bookingLifecycle.moves).find(([name]) => name === verb)?.[1];
    const told = (move?.tells ?? []).flatMap((event) => made.get(event) ?? []);
    const sides = [...new Set(told.map(sideOfNotice))].toSorted();
    expect(sides).toEqual(typeof hears === 'string' ? [] : hears.toSorted());
  },
);
