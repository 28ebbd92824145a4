import { expect, test } from 'vitest';
import { leastWage } from './minimum-wage.rules.ts';
import { heldWords } from './moderation.rules.ts';

test.each([
  ['A registration fee of 500 is taken.', 'fee_asked', 'registration fee'],
  ['SECURITY-DEPOSIT: 2000', 'fee_asked', 'security deposit'],
  ['Join karne par fees lagegi 300.', 'fee_asked', 'fees lagegi'],
  ['पंजीकरण शुल्क 500 रुपये', 'fee_asked', 'पंजीकरण शुल्क'],
  ['Male candidates, Bengaluru', 'discrimination', 'male candidates'],
  ['Sirf ladke apply karein', 'discrimination', 'sirf ladke'],
  ['सिर्फ़ लड़के चाहिए', 'discrimination', 'सिर्फ लडके'],
  ['Unmarried, with own bike', 'discrimination', 'unmarried'],
  ['Brahmin cook', 'discrimination', 'brahmin'],
  ['Must be below 30 years', 'discrimination', 'below 30 years'],
])('“%s” is looked at by staff first', (text, reason, found) => {
  expect(heldWords([text])).toEqual([{ reason, found }]);
});

test.each([
  'No registration fee is taken.',
  'Registration fee nahi hai.',
  'There is no age limit.',
  'Women and men are welcome. Uniform is given free.',
  'At least 2 years of experience; under 20 years experience is fine.',
  'Training is paid.',
  '',
])('“%s” is in order', (text) => {
  expect(heldWords([text])).toEqual([]);
});

test('the newest notification that holds counts; a state that is not known has the floor of the country', () => {
  const asked = { level: 'skilled', unit: 'month' } as const;
  expect(leastWage({ ...asked, stateCode: '29' }, '2026-11-23')).toMatchObject({
    paise: 16_661_00,
    stateCode: '29',
    from: '2026-04-01',
  });
  expect(leastWage({ ...asked, stateCode: '29' }, '2026-03-31')).toMatchObject({ paise: 16_225_00 });
  expect(leastWage({ ...asked, stateCode: '29' }, '2025-03-31')).toMatchObject({ stateCode: null });
  expect(leastWage({ ...asked, stateCode: '32', unit: 'day' }, '2026-11-23')).toMatchObject({
    paise: 178_00,
    stateCode: null,
  });
});
