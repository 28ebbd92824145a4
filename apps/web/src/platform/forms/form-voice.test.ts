import { refusedFields } from '@nukkad/forms/refused-fields';
import { expect, test } from 'vitest';
import { ApiError } from '@nukkad/contract/kernel/client';
import { Words } from '../i18n/i18n.ts';
import { formVoice } from './use-form.ts';

const hindi = formVoice(
  new Words('hi', { 'sentence.Enter a PIN code of 6 digits.': 'छह अंकों का पिन कोड लिखें।' }).t,
);

test('a body of the wrong shape marks each of its fields, in the reader’s language', () => {
  const error = new ApiError(400, 'Some fields are wrong.', {
    code: 'invalid_request',
    fields: { pincode: 'Enter a PIN code of 6 digits.', line1: 'Enter the house.' },
  });
  expect(refusedFields(error, hindi)).toEqual({
    pincode: 'छह अंकों का पिन कोड लिखें।',
    line1: 'Enter the house.',
  });
});

test('any other refusal puts its one sentence on the field that the server named', () => {
  const error = new ApiError(409, 'This GST number belongs to another business.', {
    code: 'gst_taken',
    fields: { gstNumber: 'taken' },
  });
  expect(refusedFields(error, hindi)).toEqual({ gstNumber: 'This GST number belongs to another business.' });
});
