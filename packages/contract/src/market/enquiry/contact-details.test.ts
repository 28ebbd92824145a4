import { expect, test } from 'vitest';
import { holdsContactDetails } from './contact-details.ts';

test.each([
  'Call me on 9876543210',
  'call 98765 43210 after six',
  'मेरा नंबर ९८७६५४३२१० है',
  'write to asha.rao@example.in',
  'my UPI is asha@okbank',
  'see https://example.com/me',
  'www.example.in',
  'wa.me/919876543210'.replace('919876543210', 'asha'),
])('"%s" gives contact details away', (words) => {
  expect(holdsContactDetails(words)).toBe(true);
});

test.each([
  'Two bathrooms of 60 sq ft each. What would it cost?',
  'Do you repair the AO Smith HSE-SDS-15 from 2019?',
  'It cost ₹1,200 last time, or 2 @ ₹500',
  'PIN code 560038, booking B7QXMK-4TZP2',
])('"%s" does not', (words) => {
  expect(holdsContactDetails(words)).toBe(false);
});
