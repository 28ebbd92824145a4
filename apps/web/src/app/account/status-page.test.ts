import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { nextWords, nextWordsOf, statusPageOf, whyWords } from './status-page.ts';

const fine = {
  role: 'Service Partner',
  status: 'Active',
  partnerStatus: 'Active',
  notificationMessage: null,
  subscription_detail: { is_subscription_expired: false },
} as const;
const expired = { subscription_detail: { is_subscription_expired: true } };

test('in good standing there is nothing to say', () => {
  expect(statusPageOf(fine)).toMatchObject({ status: 'Active', isFine: true, mayUpgrade: false });
});

test("the account's own status goes first, then the partner's", () => {
  expect(statusPageOf({ ...fine, status: 'Blocked', partnerStatus: 'Suspended' }).status).toBe('Blocked');
  expect(statusPageOf({ ...fine, partnerStatus: 'Suspended' })).toMatchObject({
    status: 'Suspended',
    isFine: false,
    mayLook: false,
  });
});

test('Upgrade is for a partner whose subscription has expired, unless the account is suspended or deactivated', () => {
  const paused = { ...fine, ...expired, partnerStatus: 'Suspended' } as const;
  expect(statusPageOf(paused)).toMatchObject({ mayUpgrade: true, mayLook: true });
  expect(statusPageOf({ ...paused, role: 'subUser' }).mayUpgrade).toBe(false);
  for (const status of ['Suspended', 'Deactivated'] as const)
    expect(statusPageOf({ ...paused, status }).mayUpgrade).toBe(false);
  expect(statusPageOf({ ...paused, status: 'Blocked' }).mayUpgrade).toBe(true);
});

test('a message of support replaces the built-in words', () => {
  const told = { message: 'Please call us.', messageType: 'warning' };
  expect(statusPageOf({ ...fine, status: 'Deactivated', notificationMessage: told })).toMatchObject({
    message: 'Please call us.',
    kind: 'Deactivated',
  });
});

const english: Translate = (_key, words) => words;
const said = (status: 'Blocked' | 'Deactivated' | 'Inactive' | 'Suspended', message: string | null) => {
  const told = message === null ? null : { message, messageType: 'warning' };
  const { kind, message: shown } = statusPageOf({ ...fine, status, notificationMessage: told });
  const why = shown === null && kind ? whyWords[kind] : [];
  return [shown, ...[...why, ...(kind ? nextWordsOf(kind, shown) : [])].map((words) => words(english))];
};
const sorry = 'We are sorry to see you go. Thank you for being with us.';

test("an account without a message is told the built-in words of its status, a deactivated one the specification's", () => {
  expect(said('Deactivated', null).slice(1, 3)).toEqual([
    'Your account has been deactivated. If this is a mistake or if you wish to reactivate your account, please contact our support team.',
    sorry,
  ]);
  for (const status of ['Blocked', 'Inactive', 'Suspended'] as const) {
    expect(said(status, null)).toHaveLength(3);
    expect(said(status, null)).not.toContain(sorry);
  }
});

test.each(['Blocked', 'Deactivated', 'Inactive', 'Suspended'] as const)(
  "%s with an Admin's message: the message alone says why, and the way back is still told",
  (status) => {
    const [first, ...others] = said(status, 'Three bookings were not paid.');
    expect(first).toBe('Three bookings were not paid.');
    expect(others.join(' ')).not.toContain('sorry');
    expect(others.join(' ')).toMatch(/[Cc]ontact (us|our support team)/);
  },
);

test('each standing has its own picture, and one that was suspended for a broken rule another', () => {
  const kinds = (['Blocked', 'Deactivated', 'Inactive', 'Suspended'] as const).map(
    (status) => statusPageOf({ ...fine, status }).kind,
  );
  expect(kinds).toEqual(['Blocked', 'Deactivated', 'Inactive', 'Suspended']);
  const rule = { message: 'Numbers were asked for.', messageType: 'Rule Voilation' };
  expect(statusPageOf({ ...fine, status: 'Suspended', notificationMessage: rule }).kind).toBe('rule');
  expect(statusPageOf({ ...fine, partnerStatus: 'Suspended', notificationMessage: rule })).toMatchObject({
    kind: 'rule',
    ofPartner: true,
    message: 'Numbers were asked for.',
  });
  expect(statusPageOf({ ...fine, ...expired, partnerStatus: 'Suspended' }).kind).toBe('subscription');
  expect(statusPageOf(fine).kind).toBeNull();
});

test('every picture is painted, and has its words', () => {
  const file = path.resolve(import.meta.dirname, 'status-scenes.svg');
  const painted = [...readFileSync(file, 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(painted.toSorted()).toEqual(Object.keys(nextWords).toSorted());
  expect(Object.keys(whyWords).toSorted()).toEqual(Object.keys(nextWords).toSorted());
});
