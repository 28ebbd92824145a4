import { expect, it } from 'vitest';
import { billedToErrors, typedGstNumber } from './billed-to-errors.ts';

const t = (_key: string, english: string) => english;
const business = { gstNumber: '27AAPFU0939F1ZV', companyName: 'Verma and Sons' };

it('takes a GST number as it is copied, and asks for the name with it', () => {
  expect(typedGstNumber(' 27aapfu-0939f 1zv')).toBe(business.gstNumber);
  expect(billedToErrors(t, business)).toBeNull();
  expect(billedToErrors(t, { ...business, companyName: ' ' })).toEqual({
    companyName: 'Enter the name of the business.',
  });
});

it('says what is wrong with the number under its field', () => {
  const wrong = (gstNumber: string) => billedToErrors(t, { ...business, gstNumber })?.gstNumber;
  expect(wrong('')).toBe('Enter a GST number.');
  expect(wrong('39AAPFU0939F1ZV')).toBe('Start the GST number with a state code from 01 to 38.');
  expect(wrong('27AAPFU0939F1ZA')).toMatch(/last character/);
});
