import type { MoneyEntry } from '@nukkad/contract/money/payment/payment.model';
import { moneyKinds, moneyWays, refundCauses } from '@nukkad/contract/money/payment/payment.model';
import { moneySayings, paidBy, returnsTold } from '@nukkad/contract/market/booking/booking-money.told';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingPartsWords } from '../../market/booking/booking-parts.words.hi.ts';
import { Words } from '../../platform/i18n/i18n.ts';
import { moneySentences, paidWords } from './money-words.ts';

const voices = [
  { locale: 'en-IN', t: new Words('en', {}).t },
  { locale: 'hi-IN-u-nu-latn', t: new Words('hi', bookingPartsWords).t },
];

const entry: fc.Arbitrary<MoneyEntry> = fc
  .record({
    kind: fc.constantFrom(...moneyKinds),
    way: fc.constantFrom(...moneyWays),
    rupees: fc.integer({ min: 1, max: 99_999 }),
    cause: fc.constantFrom(...refundCauses),
    done: fc.boolean(),
  })
  .map(({ kind, way, rupees, cause, done }) => ({
    kind,
    way,
    amount: rupees * 100,
    at: '2026-11-21T04:30:00.000Z',
    cause: kind === 'refund' ? cause : null,
    done,
    orderId: null,
  }));

const rupeesIn = (sentence: string) =>
  [...sentence.matchAll(/₹[\d,]+(?:\.\d\d)?/g)].map(([found]) => Number(found.replaceAll(/[₹,]/g, '')));

describe('promise 92: sentences of money, in both languages', () => {
  it.each(voices)('each has a sentence of its own, with its sum and nothing left open ($locale)', (voice) => {
    const at = '2026-11-21T04:30:00.000Z';
    const said = moneySayings.map(
      (say) => moneySentences(voice, [{ say, sum: 123_400, at, number: 'NK-2' }])[0] ?? '',
    );
    expect(new Set(said).size).toBe(said.length);
    for (const [index, sentence] of said.entries()) {
      expect(sentence).not.toContain('{{');
      const hasSum = !['nothing', 'mayArrive'].includes(moneySayings[index] ?? '');
      expect([sentence, rupeesIn(sentence)]).toEqual([sentence, hasSum ? [1_234] : []]);
    }
    if (voice.locale.startsWith('hi'))
      for (const sentence of said) expect(sentence.replace('NK-2', '')).not.toMatch(/[A-Za-z]/);
  });

  it.each(voices)('the sentences of any story sum to what moved ($locale)', (voice) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        const facts = returnsTold({ entries });
        const isWhy = (say: string) => (refundCauses as readonly string[]).includes(say);
        const sentences = moneySentences(
          voice,
          facts.filter(({ say }) => !isWhy(say)),
        );
        const told = sentences.flatMap(rupeesIn).reduce((sum, one) => sum + one, 0);
        const refunds = entries.filter(({ kind }) => kind === 'refund');
        expect(told * 100).toBe(refunds.reduce((sum, { amount }) => sum + amount, 0));
        const paid = paidBy(entries);
        if (paid.length > 1)
          expect(rupeesIn(paidWords(voice, paid)).map((one) => one * 100)).toEqual(
            paid.map(({ amount }) => amount),
          );
      }),
      { numRuns: 200 },
    );
  });
});
