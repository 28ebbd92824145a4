import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, settle, settleAll } from './book.rules.ts';
import { billDueOn, figuresOf, openBills } from './owed.rules.ts';

const today = '2026-11-24';
const undisputed = new Set<string>();
let count = 0;
const line = (kind: Line['kind'], rupees: number, more: Partial<Line> = {}): Line => ({
  entryId: String((count += 1)).padStart(6, '0'),
  partyId: 'asha',
  milestoneId: null,
  kind,
  amountPaise: rupees * 100,
  dueOn: kind === 'bill' ? '2026-11-20' : null,
  happenedOn: '2026-11-01',
  reversesId: null,
  ...more,
});

test('money pays the bills that were due first; what names a milestone pays that one', () => {
  const late = line('bill', 100, { dueOn: '2026-10-01', milestoneId: 'late' });
  const next = line('bill', 100, { dueOn: '2026-12-01', milestoneId: 'next' });
  const left = (receipts: readonly Line[]) =>
    settle([next, late, ...receipts]).bills.map(({ entry, leftPaise }) => [
      entry.milestoneId,
      leftPaise / 100,
    ]);
  expect(left([line('receipt', -130)])).toEqual([
    ['late', 0],
    ['next', 70],
  ]);
  expect(left([line('receipt', -130, { milestoneId: 'next' })])).toEqual([
    ['late', 70],
    ['next', 0],
  ]);
});

test('a receipt that was taken back paid nothing, and the figures say so', () => {
  const bill = line('bill', 100);
  const wrong = line('receipt', -60);
  const back = line('reversal', 60, { reversesId: wrong.entryId });
  expect(figuresOf([bill, wrong, back], undisputed, today)).toMatchObject({
    billed: 100_00,
    received: 0,
    balance: 100_00,
    overdue: 100_00,
    due: 0,
  });
});

test('what a decision took off a paid milestone leaves nothing due and nothing on account', () => {
  const of = { milestoneId: 'walls' };
  const lines = [
    line('bill', 100, of),
    line('receipt', -100, of),
    line('credit_note', -30, of),
    line('refund', 30, of),
  ];
  expect(figuresOf(lines, undisputed, today)).toMatchObject({
    billed: 100_00,
    received: 70_00,
    credited: 30_00,
    balance: 0,
    due: 0,
    overdue: 0,
    onAccount: 0,
  });
});

test('ageing counts from the day on which a bill was due', () => {
  const days = ['2026-11-24', '2026-11-23', '2026-10-25', '2026-10-24', '2026-08-25', '2026-08-20'];
  const { ageing, due, overdue } = figuresOf(
    days.map((dueOn) => line('bill', 1, { dueOn })),
    undisputed,
    today,
  );
  expect(due).toBe(1_00);
  expect(overdue).toBe(5_00);
  expect(ageing.map(({ step, amount }) => [step, amount / 100])).toEqual([
    ['not_due', 1],
    ['up_to_30', 2],
    ['up_to_60', 1],
    ['up_to_90', 0],
    ['over_90', 2],
    ['in_dispute', 0],
  ]);
});

test('a bill keeps the agreed day however late it is written; terms of payment give days after it, never fewer', () => {
  expect(billDueOn('2026-10-20', '2026-11-28', null)).toBe('2026-10-20');
  expect(billDueOn('2026-10-20', '2026-11-28', 0)).toBe('2026-11-28');
  expect(billDueOn('2026-10-20', '2026-11-28', 30)).toBe('2026-12-28');
  expect(billDueOn('2027-01-31', '2026-11-28', 30)).toBe('2027-01-31');
});

test('what is in dispute is neither overdue nor due, and is outstanding all the same', () => {
  const walls = line('bill', 100, { dueOn: '2026-10-01', milestoneId: 'walls' });
  const tiles = line('bill', 50, { dueOn: '2026-10-01', milestoneId: 'tiles' });
  const disputed = new Set(['walls']);
  const it = figuresOf([walls, tiles], disputed, today);
  expect([it.overdue, it.due, it.inDispute, it.balance]).toEqual([50_00, 0, 100_00, 150_00]);
  expect(openBills([walls, tiles], disputed, today).map(({ step, daysOver }) => [step, daysOver])).toEqual([
    ['in_dispute', 0],
    ['up_to_60', 54],
  ]);
});

const anEntry = fc.record({
  kind: fc.constantFrom('opening' as const, 'bill' as const, 'receipt' as const, 'credit_note' as const),
  paise: fc.integer({ min: 1, max: 5_00_000_00 }),
  isOwed: fc.boolean(),
  party: fc.constantFrom('asha', 'bela', 'school'),
  milestone: fc.option(fc.constantFrom('first', 'second'), { nil: null }),
  dueOn: fc.constantFrom('2026-01-10', '2026-09-30', '2026-11-24', '2027-02-01'),
  isReversed: fc.boolean(),
  /** Of a receipt of a milestone, and taken off by a credit note with it. */
  percentBack: fc.integer({ min: 0, max: 100 }),
});

/** Entries as the book may hold them. */
function entriesOf(
  wished: readonly (typeof anEntry extends fc.Arbitrary<infer One> ? One : never)[],
): Line[] {
  return wished.flatMap(({ kind, paise, isOwed, party, milestone, dueOn, isReversed, percentBack }, at) => {
    const isLess = kind === 'receipt' || kind === 'credit_note' || (kind === 'opening' && isOwed);
    const entry: Line = {
      entryId: `${String(at).padStart(4, '0')} a`,
      partyId: party,
      milestoneId: kind === 'opening' ? null : milestone,
      kind,
      amountPaise: isLess ? -paise : paise,
      dueOn: kind === 'bill' ? dueOn : null,
      happenedOn: '2026-01-05',
      reversesId: null,
    };
    const backPaise = Math.floor((paise * percentBack) / 100);
    if (kind === 'receipt' && milestone && backPaise > 0)
      return [
        entry,
        { ...entry, entryId: `${at} less`, kind: 'credit_note' as const, amountPaise: -backPaise },
        { ...entry, entryId: `${at} back`, kind: 'refund' as const, amountPaise: backPaise },
      ];
    const mayReverse = kind === 'receipt' || kind === 'credit_note';
    if (!isReversed || !mayReverse) return [entry];
    const back = { ...entry, entryId: `${String(at).padStart(4, '0')} b`, kind: 'reversal' as const };
    return [entry, { ...back, amountPaise: paise, reversesId: entry.entryId, milestoneId: null }];
  });
}

test('of any book: due, overdue and in dispute less what is on account is the balance, and the classes of ageing sum to what is outstanding', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 40 }), fc.subarray(['first', 'second']), (wished, held) => {
      const lines = entriesOf(wished);
      const it = figuresOf(lines, new Set(held), today);
      const sum = lines.reduce((all, { amountPaise }) => all + amountPaise, 0);
      expect(it.balance).toBe(sum);
      const outstanding = it.due + it.overdue + it.inDispute;
      expect(outstanding - it.onAccount).toBe(sum);
      expect(it.opening + it.billed - it.received - it.credited).toBe(sum);
      expect(it.ageing.reduce((all, { amount }) => all + amount, 0)).toBe(outstanding);
    }),
    { numRuns: 500 },
  );
});

test('of any book: no bill is paid below nothing or above its amount, and the parties together are the whole', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 40 }), (wished) => {
      const lines = entriesOf(wished);
      for (const { entry, leftPaise } of settleAll(lines).bills) {
        expect(leftPaise).toBeGreaterThanOrEqual(0);
        expect(leftPaise).toBeLessThanOrEqual(entry.amountPaise);
      }
      const parts = ['asha', 'bela', 'school'].map((party) =>
        figuresOf(
          lines.filter(({ partyId }) => partyId === party),
          undisputed,
          today,
        ),
      );
      const whole = figuresOf(lines, undisputed, today);
      for (const figure of ['balance', 'due', 'overdue', 'onAccount', 'received'] as const)
        expect(parts.reduce((all, one) => all + one[figure], 0)).toBe(whole[figure]);
    }),
    { numRuns: 300 },
  );
});
