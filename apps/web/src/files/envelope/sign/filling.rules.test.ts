import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import { expect, test } from 'vitest';
import {
  type Filling,
  isFilled,
  missingOf,
  nextMissing,
  nothingFilled,
  ownFields,
  sentOf,
} from './filling.rules.ts';

const field = (fieldId: string, kind: EnvelopeField['kind'], more: Partial<EnvelopeField> = {}) => ({
  fieldId,
  recipientId: 'ravi',
  kind,
  page: 0,
  left: 0.1,
  top: 0.1,
  width: 0.2,
  height: 0.05,
  needed: true,
  label: '',
  ...more,
});
const picture = { how: 'drawn' as const, png: 'data:image/png;base64,iVBORw0K' };

const place = field('place', 'text', { top: 0.2 });
const agrees = field('agrees', 'tick', { top: 0.3 });
const day = field('day', 'date', { top: 0.4 });
const sign = field('sign', 'signature', { top: 0.5 });
const signAgain = field('again', 'signature', { page: 1 });
const note = field('note', 'text', { page: 1, top: 0.3, needed: false });
const own = [place, agrees, day, sign, signAgain, note];
const whole: Filling = {
  texts: { place: 'पुणे' },
  ticks: { agrees: true },
  pictures: { signature: picture },
};

test('own fields come in the order of reading, without those that others filled', () => {
  const fields = [note, sign, signAgain, place, agrees, day, field('theirs', 'signature')];
  const listed = ownFields({ fields, filled: [{ fieldId: 'theirs' }] });
  expect(listed.map(({ fieldId }) => fieldId)).toEqual(own.map(({ fieldId }) => fieldId));
});

test('a day fills itself, a text of spaces is empty, a needed box must be ticked, one signature serves all', () => {
  expect(isFilled(day, nothingFilled)).toBe(true);
  expect(isFilled(place, { ...nothingFilled, texts: { place: '  ' } })).toBe(false);
  expect(isFilled(agrees, { ...nothingFilled, ticks: { agrees: false } })).toBe(false);
  expect(missingOf(own, nothingFilled).map(({ fieldId }) => fieldId)).toEqual([
    'place',
    'agrees',
    'sign',
    'again',
  ]);
  expect(missingOf(own, whole)).toEqual([]);
});

test('the next field is the next one missing, from the start after the last', () => {
  expect(nextMissing(own, nothingFilled, null)).toBe(place);
  expect(nextMissing(own, nothingFilled, 'place')).toBe(agrees);
  expect(nextMissing(own, nothingFilled, 'note')).toBe(place);
  const signed = { ...nothingFilled, pictures: { signature: picture } };
  expect(nextMissing(own, signed, 'agrees')).toBe(place);
  expect(nextMissing(own, whole, 'place')).toBeNull();
});

test('what is sent has no empty text, each picture once without its prefix, and none that has no field', () => {
  const stamped = { ...whole, pictures: { ...whole.pictures, stamp: picture } };
  expect(sentOf(own, stamped)).toEqual({
    fields: [
      { fieldId: 'place', text: 'पुणे' },
      { fieldId: 'agrees', isTicked: true },
    ],
    signature: { how: 'drawn', png: 'iVBORw0K' },
  });
});
