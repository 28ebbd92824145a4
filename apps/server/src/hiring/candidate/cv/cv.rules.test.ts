import { expect, test } from 'vitest';
import { readMail, readMobile, readPlace } from './cv-contact.rules.ts';
import { periodIn } from './cv-days.rules.ts';
import { readName } from './cv-name.rules.ts';
import { cvLinesOf } from './cv-parts.rules.ts';
import { readNotice, readWages } from './cv-terms.rules.ts';

const lines = (...texts: readonly string[]) =>
  cvLinesOf(texts.map((text) => ({ text, page: 1, size: 1, confidence: 1 })));

test.each([
  ['+91 98450 12345', '9845012345'],
  ['098450-12345', '9845012345'],
  ['0 94250 33445', '9425033445'],
  ['+919912345678', '9912345678'],
  ['(+91) 94066-77889', '9406677889'],
  ['Ph: 9830 123 456', '9830123456'],
  ['9179012345', '9179012345'],
  ['91 9841 234567', '9841234567'],
  ['Ph: 044-24345678, 9940 112 233', '9940112233'],
  ['मोबाइल: ९८२६० १२३४५', '9826012345'],
  ['Session 2014-2017 2018 2019', null],
  ['72% 2016 2018', null],
  ['75 2014-2016', null],
  ['080-23456789', null],
  ['Reference: Mr. Bisht 98970 11111', null],
  ['Aadhaar 6789 0123 4567', null],
])('a mobile number in %j is %j', (text, mobile) => {
  expect(readMobile(lines(text))?.value ?? null).toBe(mobile);
});

test('a heading with one letter that a picture showed unclearly is that heading, in print it is not', () => {
  const headingsAt = (confidence: number) =>
    cvLinesOf([{ text: 'अतुभव', page: 1, size: 1, confidence }]).map(({ part, isHeading }) => [
      part,
      isHeading,
    ]);
  expect([headingsAt(0.8), headingsAt(1)]).toEqual([[['work', true]], [['top', false]]]);
});

test.each([
  [['Frontend Intern', 'Ananya Iyer', 'ananya.iyer@example.com'], 'Ananya Iyer'],
  [['Curriculum Vitae', 'SHARMA, Ravi'], 'Ravi Sharma'],
  [['RESUME', 'K.S.RAMESH'], 'K. S. Ramesh'],
  [['Sunita', 'Cook'], 'Sunita'],
  [['Surname: Verma', 'First Name: Ajay Kumar'], 'Ajay Kumar Verma'],
  [["Father's Name: Mahadev Patil", 'Name - Suresh Patil'], 'Suresh Patil'],
  [['Resume of Mr. Ajay Singh'], 'Ajay Singh'],
  [['रमेश कुमार', 'प्लंबर'], 'रमेश कुमार'],
  [['Bhopal', 'Madhya Pradesh'], null],
  [['Work Experience', 'Sharma Electricals'], null],
])('the name in %j is %j', (texts, name) => {
  const read = lines(...texts);
  expect(readName(read, readMail(read)?.value ?? null, () => false)?.value ?? null).toBe(name);
});

test.each([
  ['Expected CTC: 4.2 LPA', { unit: 'month', paise: 35_000_00 }],
  ['18k in hand expected', { unit: 'month', paise: 18_000_00 }],
  ['Expected salary ₹18,000 per month', { unit: 'month', paise: 18_000_00 }],
  ['650/day', { unit: 'day', paise: 650_00 }],
  ['Expected 5 lakhs per annum', { unit: 'month', paise: 41_666_67 }],
  ['Expected Rs. 15,000/- to 18,000/-', { unit: 'month', paise: 15_000_00 }],
  ['वेतन: 9,000 रुपये महीना', { unit: 'month', paise: 9_000_00 }],
  ['Salary 0', null],
  ['Handled a budget of 5 crore', null],
])('the wage asked for in %j is %j', (text, wage) => {
  expect(readWages(lines(text)).expected?.value ?? null).toEqual(wage);
});

test('what is earned and what is asked for are told apart in one line', () => {
  const { expected, now } = readWages(lines('Current salary 16,000 per month, expected 20,000 per month'));
  expect([now?.value.paise, expected?.value.paise]).toEqual([16_000_00, 20_000_00]);
});

test.each([
  ['notice 30 days', 30],
  ['Notice Period - 2 months', 60],
  ['Serving notice period of 1 week', 7],
  ['Can join within 15 days', 15],
  ['Immediate joiner', 0],
  ['तुरंत उपलब्ध', 0],
  ['Answered notices of the bank', null],
])('the notice in %j is %j days', (text, days) => {
  expect(readNotice(lines(text))?.value ?? null).toBe(days);
});

test.each([
  ['Jan 2018 - Present', '2018-01', null],
  ['06/2019 to 05/2021', '2019-06', '2021-05'],
  ["Jan'18 to Dec'20", '2018-01', '2020-12'],
  ['2018-21', '2018-01', '2021-01'],
  ['2020 - 2020', '2020-01', '2020-12'],
  ['since 2012', '2012-01', null],
  ['जनवरी 2018 से मार्च 2021 तक', '2018-01', '2021-03'],
  ['2020 से अब तक', '2020-01', null],
  ['01/04/2019 - 31/03/2021', '2019-04', '2021-03'],
])('the period in %j is from %j to %j', (text, from, to) => {
  expect(periodIn(text, '2026-11-29')).toMatchObject({ from, to });
});

test('no period goes backwards or into the future', () => {
  expect(periodIn('2021 - 2018', '2026-11-29')).toBeNull();
  expect(periodIn('2025 - 2030', '2026-11-29')).toMatchObject({ to: '2026-11' });
});

test('a PIN code of the person is a place, one of an employer is none', () => {
  expect(readPlace(lines('Address: Kolar Road, Bhopal - 462 042'))?.value).toEqual({
    pincode: '462042',
    words: 'Kolar Road, Bhopal',
  });
  expect(readPlace(lines('Experience', 'Sharma Works, Pune 411005'))).toBeNull();
});
