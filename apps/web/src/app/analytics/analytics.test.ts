import { expect, test } from 'vitest';
import { anonymousPath, propertiesAt } from './analytics.ts';

test('a page is named without the ids and numbers in its path', () => {
  expect(anonymousPath('/buyer/bookings/01a1fa74-4e34-72ea-bd43-000000000000')).toBe('/buyer/bookings/:id');
  expect(anonymousPath('/x/9000000001')).toBe('/x/:id');
  expect(anonymousPath('/services/tap-repair/in/bengaluru')).toBe('/services/tap-repair/in/bengaluru');
});

test('a page that the code of a link opens is named without the code', () => {
  expect(anonymousPath('/sign/AbCdEfGh-ij_kl')).toBe('/sign/:code');
  expect(anonymousPath('/waitlist/q7xmk')).toBe('/waitlist/:code');
  expect(anonymousPath('/newsletter/confirm/q7xmk')).toBe('/newsletter/confirm/:code');
});

test('the properties are those of the specification', () => {
  expect(propertiesAt(new Date('2026-11-20T12:00:00Z'))).toEqual({
    plan: 'premium',
    location: 'India',
    lastLogin: '2026-11-20T12:00:00.000Z',
  });
});
