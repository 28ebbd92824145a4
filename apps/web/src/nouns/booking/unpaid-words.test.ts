import { unpaidSayings } from '@nukkad/contract/money/payment/payment.model';
import { describe, expect, it } from 'vitest';
import { Words } from '../../platform/i18n/i18n.ts';
import { unpaidSentence } from './unpaid-words.ts';
import { unpaidWords } from './unpaid.words.hi.ts';

const english = { locale: 'en-IN', t: new Words('en', {}).t };
const hindi = { locale: 'hi-IN-u-nu-latn', t: new Words('hi', unpaidWords).t };
const attempt = {
  say: 'declined',
  method: 'card',
  amount: 55_900,
  at: '2026-11-21T04:30:00.000Z',
  failure: null,
  orderId: 'an order',
} as const;

describe('a try to pay that brought nothing', () => {
  it('says the way, the sum, what the bank said and that nothing was charged', () => {
    expect(unpaidSentence(english, attempt)).toBe(
      'Card payment of ₹559 declined by your bank. Nothing was charged.',
    );
    expect(unpaidSentence(hindi, { ...attempt, method: 'upi' })).toBe(
      'UPI से ₹559 का भुगतान आपके बैंक ने मना कर दिया। कोई पैसा नहीं कटा।',
    );
    expect(unpaidSentence(english, { ...attempt, say: 'lapsed', method: null })).toBe(
      'The payment page for ₹559 closed unpaid.',
    );
  });

  it.each([english, hindi])('has a sentence of its own for each outcome ($locale)', (voice) => {
    const said = unpaidSayings.map((say) => unpaidSentence(voice, { ...attempt, say }));
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) {
      expect(sentence).toContain('₹559');
      expect(sentence).not.toContain('{{');
      if (voice === hindi) expect(sentence).not.toMatch(/[A-Za-z]/);
    }
  });

  it('gives the sentence of the bank where its reason is not known, to those who read English', () => {
    const other = { ...attempt, say: 'failed', method: 'emi', failure: 'Scheme not open.' } as const;
    expect(unpaidSentence(english, other)).toBe(
      'Online payment of ₹559 failed. Nothing was charged. The bank says: Scheme not open.',
    );
    expect(unpaidSentence(hindi, other)).toBe('ऑनलाइन ₹559 का भुगतान नहीं हो सका। कोई पैसा नहीं कटा।');
  });
});
