import { partsLike } from '@nukkad/contract/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postGranted, sharesOfGranted } from './granted.rules.ts';
import type { Posting } from './ledger.rules.ts';

const paise = fc.integer({ min: 0, max: 5_000_000 });

test('promise 23: parts like these weights sum to the whole, and the whole of them is themselves', () => {
  fc.assert(
    fc.property(fc.array(paise, { minLength: 1, maxLength: 8 }), paise, (weights, total) => {
      fc.pre(weights.some((weight) => weight > 0));
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
      expect(sum(partsLike(total, weights))).toBe(total);
      expect(partsLike(sum(weights), weights)).toEqual(weights);
    }),
  );
});

test('promise 13: a refund of any part sums to zero, and partner, platform and tax share all of it', () => {
  fc.assert(
    fc.property(
      paise,
      paise,
      paise,
      paise,
      fc.constantFrom('partner', 'platform'),
      (partner, fee, tax, discount, bornBy) => {
        const total = partner + fee + tax - discount;
        fc.pre(total > 0 && discount <= fee);
        const work: Posting[] = [
          { account: 'customer_held', amountPaise: total },
          { account: 'promotion_discount', amountPaise: discount },
          { account: 'partner_payable', organisationId: 'o', amountPaise: -partner },
          { account: 'commission_revenue', amountPaise: -fee },
          { account: 'cgst_payable', amountPaise: -tax },
        ];
        const amount = Math.ceil(total / 3);
        const postings = postGranted(work, amount, bornBy);
        expect(postings.reduce((sum, posting) => sum + posting.amountPaise, 0)).toBe(0);
        const { partnerPaise, platformPaise, taxPaise } = sharesOfGranted(postings, amount);
        expect(partnerPaise + platformPaise + taxPaise).toBe(amount);
        if (bornBy === 'platform') expect(partnerPaise).toBe(0);
      },
    ),
  );
});
