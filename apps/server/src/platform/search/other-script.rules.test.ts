import { expect, test } from 'vitest';
import { inOtherScript } from './other-script.rules.ts';

test.each([
  ['प्रिया', 'priya'],
  ['प्रिया शर्मा', 'priya sharma'],
  ['लक्ष्मी', 'lakshmi'],
  ['राव', 'rao'],
  ['कुमार', 'kumar'],
  ['रमेश', 'ramesh'],
  ['मीना', 'meena'],
  ['अनिल', 'anil'],
  ['ज़ोया', 'zoya'],
  ['सिंह', 'sinh'],
])('“%s” is looked for as “%s” too', (typed, latin) => {
  expect(inOtherScript(typed)).toContain(latin);
});

test.each([
  ['priya', 'प्रिया'],
  ['Asha Rao', 'आशा राव'],
  ['kumar', 'कुमार'],
  ['ramesh', 'रमेश'],
])('“%s” is looked for as “%s” too', (typed, devanagari) => {
  expect(inOtherScript(typed)).toContain(devanagari);
});

test('numbers, codes and words of both scripts have no other letters', () => {
  for (const typed of ['', '98450', 'B7QXMK', 'प्रिया sharma', 'राव 12'])
    expect(inOtherScript(typed)).toEqual([]);
});
