import { describe, expect, it } from 'vitest';
import { openStep } from './checkout-progress.ts';

const none = { address: false, time: false, pay: false };

describe('the open step', () => {
  it('is the first that is not done', () => {
    expect(openStep(null, none)).toBe('address');
    expect(openStep(null, { ...none, address: true })).toBe('time');
    expect(openStep(null, { address: true, time: true, pay: false })).toBe('pay');
  });

  it('may be an earlier one, never one too far ahead', () => {
    expect(openStep('address', { address: true, time: true, pay: false })).toBe('address');
    expect(openStep('pay', { ...none, address: true })).toBe('time');
    expect(openStep('elsewhere', none)).toBe('address');
  });
});
