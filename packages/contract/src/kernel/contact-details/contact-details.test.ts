import { expect, test } from 'vitest';
import {
  holdsContactDetails,
  maskContacts,
  maskFileName,
  maskGoingOn,
  openEndOf,
} from './contact-details.ts';
import { disguises } from './disguised-numbers.ts';
import { innocentTexts } from './innocent-texts.ts';

const written = [
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '+919876543210',
  '09876543210',
  '(98765) 43210',

  '9.8.7.6.5.4.3.2.1.0',
  '9 8 7 6 5 4 3 2 1 0',
  '98765 - 43210',
  '98765\u200b43210',
  '९८७६५४३२१०',
  '９８７６５４３２１０',

  '98:45:01:23:45',
  '98|45|01|23|45',
  '98\n45\n01\n23\n45',
  '98…45~01•23→45',
  '98x45x01x23x45',
  '98450 and then 12345',
  '98O5O12345',
  '9845OO1234',
  '9B4S0l2345',
  '⑨⑧④⑤⓪①②③④⑤',
  '❾❽❹❺⓿❶❷❸❹❺',
  '9️⃣8️⃣4️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
  'nine eight four five zero one two three four five',
  'ninety eight forty-five zero one twenty three forty five',
  'nineeightfourfivezeroonetwothreefourfive',
  '9eight4five0one2three4five',
  'double nine eight four five zero one two three four',
  'triple 9 45 01 234',
  'nau aath char paanch shunya ek do teen char paanch',
  'नौ आठ चार पाँच शून्य एक दो तीन चार पांच',
  'नाइन एट फोर फाइव जीरो वन टू थ्री फोर फाइव',
  '080 2345 6789',
  '022-23456789',
  '98 45 01:23 45',
];
const addresses = [
  'asha@example.com',
  'asha.verma+home@mail.example.co.in',
  'asha @ example.com',
  'asha @ gmail . com',
  'asha@okbank',

  'asha at gmail dot com',
  'asha(at)gmail(dot)com',
  'asha [at] gmail [dot] com',
  'asha at the rate gmail dot com',

  'asha एट जीमेल डॉट कॉम',
  'asha gmail com',
  'asha at okaxis',
  'https://example.com/me',
  'hxxps://example.com',
  'www.example.com',

  'wa.me/919876543210',
  't.me/asha',
  'instagram.com/asha',
  'fb.com/asha',
  'ashaplumbing.in',
  'sharma.co.in',
  'asha dot com',
  '@asha_verma',
  '@ashaverma',
];

test('promise 48: numbers and addresses are hidden in every spelling, wherever they stand', () => {
  for (const one of [...written, ...addresses])
    for (const around of ['*', 'Call me: * soon', 'मुझे * पर लिखें', '*, please.'])
      expect([one, maskContacts(around.replace('*', one)).replaceAll(/[()]/g, '')]).toEqual([
        one,
        around.replace('*', '•••'),
      ]);
});

test('what stands before a number does not excuse it', () => {
  for (const word of ['Rs', 'flat', 'order', 'PIN', 'invoice', 'on 12-11-2026'])
    expect(maskContacts(`${word} 98450 12345`)).toBe(`${word} •••`);
});

test('names in networks are hidden beside the name of the network', () => {
  const said = [
    'insta: asha_verma',
    'my insta id is ashaverma',
    'instagram asha.verma',
    'asha_99 on telegram',
    'ig - ashaverma',
  ];
  for (const one of said) expect([one, maskContacts(one)]).toEqual([one, expect.stringContaining('•••')]);
});

test('promise 48: of all disguises of a number, nearly none is read', () => {
  const read = disguises(3_000).filter((one) => !holdsContactDetails(one));
  expect(read.length, read.slice(0, 20).join('\n')).toBeLessThanOrEqual(30);
});

test('what is no contact stays as it was written', () => {
  expect(innocentTexts.length).toBeGreaterThanOrEqual(300);
  expect(
    innocentTexts.filter((one) => maskContacts(one) !== one).map((one) => [one, maskContacts(one)]),
  ).toEqual([]);
});

test('a number that goes on in the next message is hidden there', () => {
  const goesOn = (first: string, second: string) => maskGoingOn(openEndOf(first), second);
  expect(goesOn('my number is 98450', '12345')).toBe('•••');
  expect(goesOn('nine eight four five zero', 'one two three four five, call me')).toBe('•••, call me');
  expect(goesOn('first part 98450', 'second part 12345')).toBe('•••');
  expect(goesOn(`984\n501`, '2345')).toBe('•••');
  expect(goesOn('My flat is 704', 'PIN 560038')).toBe('PIN 560038');
  expect(goesOn('Come at 10:30', '12-11-2026 is fine')).toBe('12-11-2026 is fine');
  expect(goesOn('I have 98450 rupees left', '12345 more')).toBe('12345 more');
});

test('a number as the name of a file is hidden, the names that cameras give stay', () => {
  expect(maskFileName('9845012345.jpg')).toBe('•••.jpg');
  expect(maskFileName('nine_eight_four_five_zero_one_two_three_four_five.pdf')).toBe('•••.pdf');
  for (const name of [
    'IMG_20261112_103045.jpg',
    'IMG-20261112-WA0012.jpg',
    'Screenshot 2026-11-12 10-30-45.png',
    'bill.pdf',
  ])
    expect(maskFileName(name)).toBe(name);
});

test('the longest message takes no time, whatever it is made of', () => {
  for (const part of [
    '9 ',
    '@',
    'a@',
    '٣',
    '. ',
    'www.',
    '9'.repeat(16),
    ' @ ',
    'nine',
    'a.',
    '1x',
    '1,23,',
    'ig ',
    '1/1/',
  ]) {
    const text = part.repeat(4_000).slice(0, 4_000);
    // The first time it is compiled.
    maskContacts(text);
    const begun = process.cpuUsage();
    maskContacts(text);
    const { user } = process.cpuUsage(begun);
    expect([part, user < 60_000]).toEqual([part, true]);
  }
});
