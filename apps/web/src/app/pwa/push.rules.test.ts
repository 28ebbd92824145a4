import { expect, test } from 'vitest';
import { addressOf, noteOf } from './push.rules.ts';

const origin = 'https://nukkad.example';
const note = {
  title: 'Booking NK12',
  body: 'A partner has accepted it.',
  count: 2,
  link: '/buyer/bookings/1',
  id: '1',
};

test('a push of ours is shown as it was sent, and anything else is not', () => {
  expect(noteOf(JSON.stringify(note))).toEqual(note);
  for (const text of [undefined, '', 'hello', 'null', '{}', '{"title":1,"body":"","link":""}'])
    expect(noteOf(text)).toBeNull();
});

test.each([
  ['/buyer/bookings/1', 'https://nukkad.example/buyer/bookings/1'],
  ['https://evil.example/x', 'https://nukkad.example/notifications'],
  ['//evil.example/x', 'https://nukkad.example/notifications'],
  ['javascript:alert(1)', 'https://nukkad.example/notifications'],
  [undefined, 'https://nukkad.example/notifications'],
])('a tap on a note with the link %s opens %s', (link, address) => {
  expect(addressOf(link, origin)).toBe(address);
});
