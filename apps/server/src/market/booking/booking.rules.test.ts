import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountDue,
  cancellationFee,
  defaultRules,
  listDirection,
  lookAgainAt,
  maskMobile,
  maskNumbers,
  minutesAfter,
  slotName,
  startCodeFor,
  startCodeNow,
} from './booking.rules.ts';
import { isRefundSettled, owedBack, paymentStatusOf, refundToAsk } from './owed-back.rules.ts';

const startsAt = new Date('2026-11-24T04:30:00.000Z');
const createdAt = new Date('2026-11-23T04:00:00.000Z');
const late = minutesAfter(startsAt, -179);
interface Options {
  readonly totalPaise?: number;
  readonly staffId?: string | null;
  readonly createdAt?: Date;
  readonly letDownAt?: Date;
  /** Of an earlier booking, collected with this one and within its total. */
  readonly carriedPaise?: number;
}
const fee = ({ carriedPaise = 0, ...booking }: Options, now: Date) => {
  const price = { previous_cancellation_charges: { amount: carriedPaise, details: [] } };
  return cancellationFee(
    { createdAt, startsAt, staffId: 'somebody', totalPaise: 100_000, letDownAt: null, price, ...booking },
    defaultRules,
    now,
  );
};

test('cancelling is free up to 3 hours before the start, to the millisecond', () => {
  expect(fee({}, minutesAfter(startsAt, -180))).toMatchObject({ feePaise: 0, reason: 'free_early' });
  expect(fee({}, new Date(startsAt.getTime() - 180 * 60_000 + 1))).toMatchObject({
    feePaise: 20_000,
    reason: 'late',
  });
});

test('once a partner has let the customer down, cancelling is free at any time', () => {
  expect(fee({ letDownAt: createdAt }, late)).toEqual({
    feePaise: 0,
    reason: 'free_let_down',
    freeUntil: null,
  });
});

test('cancelling is free while no professional is assigned, and within 5 minutes of booking', () => {
  expect(fee({ staffId: null }, late)).toMatchObject({ feePaise: 0, reason: 'free_unassigned' });
  expect(fee({ createdAt: minutesAfter(late, -5) }, late)).toMatchObject({
    feePaise: 0,
    reason: 'free_just_booked',
    freeUntil: late,
  });
  expect(fee({ createdAt: minutesAfter(late, -6) }, late).reason).toBe('late');
});

test('the fee is a fifth, at least 50 rupees, at most 300, never more than the bill', () => {
  expect(fee({ totalPaise: 10_000 }, late).feePaise).toBe(5_000);
  expect(fee({ totalPaise: 100_000 }, late).feePaise).toBe(20_000);
  expect(fee({ totalPaise: 900_000 }, late).feePaise).toBe(30_000);
  expect(fee({ totalPaise: 4_900 }, late).feePaise).toBe(4_900);
});

test('no fee is taken on the charge of an earlier booking, which is owed again', () => {
  expect(fee({ totalPaise: 60_000, carriedPaise: 10_000 }, late).feePaise).toBe(10_000);
  expect(fee({ totalPaise: 14_000, carriedPaise: 10_000 }, late).feePaise).toBe(4_000);
});

const money = {
  status: 'Cancelled',
  totalPaise: 50_000,
  additionsPaise: 0,
  capturedPaise: 50_000,
  refundedPaise: 0,
  refundAskedPaise: 0,
  feePaise: 0,
  refundGrantedPaise: 0,
} as const;

test('what ended without work owes all but the fee, and asks for each paisa once', () => {
  expect([
    owedBack({ ...money, feePaise: 10_000 }),
    refundToAsk({ ...money, feePaise: 10_000, refundAskedPaise: 40_000 }),
  ]).toEqual([40_000, 0]);
  expect(paymentStatusOf(money)).toBe('refund_due');
  expect(paymentStatusOf({ ...money, refundedPaise: 50_000 })).toBe('refunded');
  expect(paymentStatusOf({ ...money, feePaise: 50_000 })).toBe('paid');
  expect(paymentStatusOf({ ...money, capturedPaise: 0 })).toBe('not_due');
  expect(isRefundSettled({ ...money, feePaise: 10_000, refundedPaise: 40_000 })).toBe(true);
  expect(isRefundSettled({ ...money, refundedPaise: 40_000 })).toBe(false);
});

test('promise 14: what is due, kept and owed back never exceeds the bill or what was captured', () => {
  const paise = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      fc.constantFrom('Cancelled', 'Completed', 'Payment Pending'),
      paise,
      paise,
      paise,
      paise,
      (status, totalPaise, additionsPaise, capturedPaise, feePaise) => {
        const facts = {
          status,
          totalPaise,
          additionsPaise,
          capturedPaise,
          refundedPaise: 0,
          refundAskedPaise: 0,
          feePaise,
          refundGrantedPaise: 0,
        };
        expect(owedBack(facts)).toBeLessThanOrEqual(capturedPaise);
        expect(amountDue(facts)).toBeLessThanOrEqual(totalPaise + additionsPaise);
        expect(amountDue(facts) > 0 && owedBack(facts) > 0).toBe(false);
      },
    ),
  );
});

test('a used-up start code gives way to a new one after a while, with all its tries', () => {
  const used = { startCodeRound: 1, startCodeTries: 5, startCodeUsedUpAt: createdAt };
  expect(startCodeNow(used, defaultRules, minutesAfter(createdAt, 14))).toEqual({
    round: 1,
    tries: 5,
    usedUp: true,
    newCodeAt: minutesAfter(createdAt, 15),
  });
  expect(startCodeNow(used, defaultRules, minutesAfter(createdAt, 15))).toEqual({
    round: 2,
    tries: 0,
    usedUp: false,
    newCodeAt: null,
  });
});

test('a partner is looked for again ever sooner, and for the last time when notice ends', () => {
  expect(lookAgainAt(minutesAfter(createdAt, 14 * 1440), defaultRules, createdAt)).toEqual(
    minutesAfter(createdAt, 360),
  );
  expect(lookAgainAt(minutesAfter(createdAt, 300), defaultRules, createdAt)).toEqual(
    minutesAfter(createdAt, 60),
  );
  expect(lookAgainAt(minutesAfter(createdAt, 65), defaultRules, createdAt)).toEqual(
    minutesAfter(createdAt, 5),
  );
});

test('small words', () => {
  expect(slotName(startsAt)).toBe('10:00 AM');
  expect(slotName(new Date('2026-11-24T18:30:00.000Z'))).toBe('12:00 AM');
  expect(maskMobile('9876543210')).toBe('xxxxxx3210');
  expect([
    listDirection('Assigned', 'All Bookings', undefined),
    listDirection(undefined, 'All Bookings', undefined),
  ]).toEqual(['asc', 'desc']);
});

test('promise 8: no way of asking for new codes gives more than 50 tries', () => {
  const last = { startCodeRound: 10, startCodeTries: 5, startCodeUsedUpAt: createdAt };
  expect(startCodeNow(last, defaultRules, minutesAfter(createdAt, 60)).usedUp).toBe(true);
  expect(startCodeFor({ ...last, staffId: 'one' }, 'other', defaultRules)).toEqual(last);
  const first = { startCodeRound: 1, startCodeTries: 4, startCodeUsedUpAt: null };
  expect(startCodeFor({ ...first, staffId: 'one' }, 'one', defaultRules)).toEqual(first);
  expect(startCodeFor({ ...first, staffId: 'one' }, 'other', defaultRules)).toEqual({
    startCodeRound: 2,
    startCodeTries: 0,
    startCodeUsedUpAt: null,
  });
});

test.each([
  ['Call 98765 43210 before you come', 'Call xxxxxx before you come'],
  ['+91-98765-43210', '+xxxxxx'],
  ['9876543210', 'xxxxxx'],
  ['Flat 1204, ring twice, 2 fans', 'Flat 1204, ring twice, 2 fans'],
])('promise 48: of the note %s a stranger reads %s', (note, shown) => expect(maskNumbers(note)).toBe(shown));
