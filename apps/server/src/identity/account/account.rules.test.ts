import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addressHash, codeFits, signInCode } from './account-keys.ts';
import { isDueForRotation, tokenLifeMs, tokenState } from './session.rules.ts';
import {
  type HeldRole,
  chooseRole,
  networkOf,
  signInLimits,
  whyNotSend,
  whyNotTry,
} from './sign-in.rules.ts';

const now = new Date('2026-11-23T04:00:00.000Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const held = (role: HeldRole['role']): HeldRole => ({ role, organisationId: null, staffId: null });

describe('promise 26: a code', () => {
  test('is six digits, spread evenly: chi-square over 20,000 codes below its 0.999 quantile', () => {
    const buckets = Array.from({ length: 100 }, () => 0);
    for (let index = 0; index < 20_000; index += 1) {
      const code = signInCode('a secret', randomUUID());
      expect(code).toMatch(/^[0-9]{6}$/);
      buckets[Math.floor(Number(code) / 10_000)]! += 1;
    }
    const chiSquare = buckets.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(chiSquare).toBeLessThan(148.2);
  });

  test('fits its own challenge and secret only', () => {
    const challenge = randomUUID();
    const code = signInCode('a secret', challenge);
    expect(codeFits('a secret', challenge, code)).toBe(true);
    expect(codeFits('a secret', challenge, `${code} `)).toBe(false);
    expect([
      signInCode('a secret', randomUUID()),
      signInCode('another', challenge),
      signInCode('another', randomUUID()),
    ]).not.toEqual([code, code, code]);
  });
});

describe('asking and trying', () => {
  const limits = signInLimits(1);
  const quiet = { lastSentAt: null, sends: 0, addressSends: 0, wrongTries: 0 };

  test.each([
    [quiet, null],
    [{ ...quiet, lastSentAt: ago(59), sends: 1 }, 'otp_too_soon'],
    [{ ...quiet, lastSentAt: ago(60), sends: 1 }, null],
    [{ ...quiet, lastSentAt: ago(600), sends: 5 }, 'otp_too_many'],
    [{ ...quiet, addressSends: 20 }, 'otp_too_many'],
    [{ ...quiet, wrongTries: 10 }, 'sign_in_paused'],
  ])('%o -> %s', (history, code) => {
    expect(whyNotSend(history, limits, now)?.fact.code ?? null).toBe(code);
  });

  const good = { expiresAt: new Date(now.getTime() + 1), usedAt: null, supersededAt: null, wrongTries: 4 };
  test.each([
    [good, 9, null],
    [good, 10, 'sign_in_paused'],
    [{ ...good, wrongTries: 5 }, 5, 'otp_used_up'],
    [{ ...good, expiresAt: now }, 0, 'otp_expired'],
    [{ ...good, usedAt: ago(1) }, 0, 'otp_expired'],
    [{ ...good, supersededAt: ago(1) }, 0, 'otp_expired'],
  ])('%o after %i tries -> %s', (challenge, tries, code) => {
    expect(whyNotTry(challenge, tries, limits, now)?.code ?? null).toBe(code);
  });
});

test('the role is the asked one if it is held, else the first by preference, and never Admin', () => {
  const all = [held('Admin'), held('Buyer'), held('Jobseeker'), held('subUser'), held('Service Partner')];
  expect(chooseRole(all, null)?.role).toBe('Service Partner');
  expect(chooseRole(all, 'Buyer')?.role).toBe('Buyer');
  expect(chooseRole([held('Buyer'), held('Jobseeker')], 'subUser')?.role).toBe('Jobseeker');
  expect(chooseRole([held('Admin')], null)).toBeNull();
});

test('addresses are counted by network: an IPv4 each, an IPv6 by its /64', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(addressHash('s', '2001:db8:1:2::1')).toEqual(addressHash('s', '2001:db8:1:2::2'));
});

test('a token is current, or the one before for a moment, or dead', () => {
  const session = {
    tokenId: 'b',
    previousTokenId: 'a',
    previousTokenUntil: new Date(now.getTime() + 1),
    revokedAt: null,
  };
  expect(tokenState(session, 'b', now)).toBe('current');
  expect(tokenState(session, 'a', now)).toBe('previous');
  expect(tokenState(session, 'a', new Date(now.getTime() + 1))).toBe('dead');
  expect(tokenState(session, 'c', now)).toBe('dead');
  expect(tokenState({ ...session, revokedAt: now }, 'b', now)).toBe('dead');
  expect(isDueForRotation(now, new Date(now.getTime() + tokenLifeMs / 2))).toBe(false);
  expect(isDueForRotation(now, new Date(now.getTime() + tokenLifeMs / 2 + 1))).toBe(true);
});
