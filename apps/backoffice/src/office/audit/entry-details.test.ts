import { expect, test } from 'vitest';
import { entryDetails } from './entry-details.ts';

const plain = (details: ReturnType<typeof entryDetails>) =>
  details.map(([name, words]) => `${name}: ${words}`.replaceAll(/\s/g, ' '));

test('an entry shows its reason, status, money and days in words', () => {
  const detail = {
    from: 'Active',
    to: 'PendingForDeactivation',
    why: 'Asked for by the owner',
    typicalPaise: [39_900, 49_900],
    toDay: [null, '2026-12-31'],
    isSwitchedOff: [false, true],
    fields: ['companyName', 'about'],
  };
  expect(plain(entryDetails(JSON.stringify(detail), { companyName: 'Business name' }))).toEqual([
    'Status: Active → Closing',
    'Reason: Asked for by the owner',
    'Usual price: ₹399 → ₹499',
    'Last day: none → 31 Dec 2026',
    'Turned off: no → yes',
    'Fields: Business name, about',
  ]);
});

test('a document is named by its kind', () => {
  expect(entryDetails('{"type":"pan_card"}', {})).toEqual([['Document type', 'PAN card']]);
});

test('ids and versions are left to the technical details', () => {
  expect(entryDetails('{"version":3,"bookingId":"0195f1c0"}', {})).toEqual([]);
});

test('a status that stays is said once', () => {
  expect(plain(entryDetails('{"from":"Active","to":"Active"}', {}))).toEqual(['Status: Active']);
});
