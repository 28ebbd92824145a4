import { expect, test } from 'vitest';
import { Words, wordsOf } from '../../platform/i18n/i18n.ts';
import { convenienceWords, distanceWords, taxWords } from './price-words.ts';

const english = new Words('en', {}).t;
const hindi = (await wordsOf('hi')).t;
const fee = {
  amount: 2_900,
  info: 'As it was said then',
  steps: [
    { below: 50_000, fee: 2_900 },
    { below: null, fee: 4_900 },
  ],
};
const distance = {
  amount: 0,
  info: 'As it was said then',
  rule: { freeMetres: 5_000, perStartedKm: 1_000, cap: 15_000 },
};

test('fees explain themselves in the language of the reader', () => {
  expect(convenienceWords(english, 'en-IN', fee)).toBe('₹29 for services under ₹500, otherwise ₹49');
  expect(convenienceWords(hindi, 'hi-IN', fee)).toBe('₹500 से कम की सेवाओं पर ₹29, बाकी पर ₹49');
  expect(distanceWords(english, 'en-IN', distance)).toBe('First 5 km free, then ₹10 per km, at most ₹150');
  expect(distanceWords(hindi, 'hi-IN', distance)).toMatch(/^पहले 5 किमी मुफ़्त/);
});

test('a price without figures keeps its own words', () => {
  const { steps: _, ...told } = fee;
  expect(convenienceWords(hindi, 'hi-IN', told)).toBe(fee.info);
  expect(convenienceWords(hindi, 'hi-IN', { ...fee, steps: [{ below: null, fee: 4_900 }] })).toBe(fee.info);
  expect(distanceWords(hindi, 'hi-IN', { amount: 0, info: fee.info })).toBe(fee.info);
});

test('taxes are named in both languages', () => {
  expect(taxWords(english, 'CGST on services')).toBe('CGST on services');
  expect(taxWords(hindi, 'CGST on services')).toBe('सेवाओं पर CGST');
  expect(taxWords(hindi, 'UTGST on convenience fee')).toBe('सुविधा शुल्क पर UTGST');
  expect(taxWords(hindi, 'Cess')).toBe('Cess');
});
