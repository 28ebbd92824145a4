import { expect, test } from 'vitest';
import { ApiError } from '@nukkad/contract/kernel/client';
import { refusedFields } from './refused-fields.ts';
import type { FormVoice } from './voice.ts';

const voice: FormVoice = {
  rule: (english) => english,
  field: (said, { code }) => `${code}: ${said}`,
  refusal: (error) => (error instanceof Error ? error.message : ''),
};

test('each field that the server named is marked with what it said of it', () => {
  const error = new ApiError(400, 'Some fields are wrong.', {
    code: 'invalid_request',
    fields: { pincode: 'Enter a PIN code of 6 digits.', line1: 'Enter the house.' },
  });
  expect(refusedFields(error, voice)).toEqual({
    pincode: 'invalid_request: Enter a PIN code of 6 digits.',
    line1: 'invalid_request: Enter the house.',
  });
});

test('a refusal of the whole is on the form, or on the field that its code is about', () => {
  const error = new ApiError(422, 'We don’t know this PIN code.', { code: 'pincode_unknown' });
  expect(refusedFields(error, voice)).toEqual({ form: 'We don’t know this PIN code.' });
  expect(refusedFields(error, voice, { about: { pincode_unknown: 'pincode' } })).toEqual({
    pincode: 'We don’t know this PIN code.',
  });
});

test('what never reached the server is said of the form', () => {
  expect(refusedFields(new Error('No camera.'), voice)).toEqual({ form: 'No camera.' });
});

test('what the server said in the reader’s language is kept as it is', () => {
  const error = new ApiError(422, 'This price is not possible.', {
    code: 'price_out_of_bounds',
    fields: { price: '₹99 से ₹999 तक की क़ीमत लिखें।' },
  });
  expect(refusedFields(error, voice, { fieldsAsSaid: ['price_out_of_bounds'] })).toEqual({
    price: '₹99 से ₹999 तक की क़ीमत लिखें।',
  });
});
