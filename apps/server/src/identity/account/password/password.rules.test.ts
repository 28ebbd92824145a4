import { parseOptions } from '@node-rs/argon2';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.rules.ts';
import { createHashing, decoy, parameters, turnstile } from '../../../platform/password.ts';
import { whyNotPassword } from './password.rules.ts';

const asha = { mobileNumber: '9000000001', email: 'asha.rao@example.in', fullName: 'Asha Rao' };
const why = (password: string) => whyNotPassword(password, asha)?.code ?? null;

describe('a password that may not be taken', () => {
  test.each([
    ['Password@123', 'password_too_common'],
    ['P.a.s.s.w.o.r.d 1 2 3', 'password_too_common'],
    ['ＱＷＥＲＴＹＵＩＯＰ', 'password_too_common'],
    ['aaaaaaaaaaaa', 'password_too_common'],
    ['abcdefghijkl', 'password_too_common'],
    ['zyxwvutsrq', 'password_too_common'],
    ['2468101214', null],
    ['abcabcabcabc', 'password_too_common'],
    ['Jai Shree Ram', 'password_too_common'],
    ['9000000001', 'password_personal'],
    ['+9000000001!!', 'password_personal'],
    ['asha.rao@example.in', 'password_personal'],
    ['AshaRao123', 'password_personal'],
    ['asha rao plants mangoes', null],
    ['mango tree by the well', null],
    ['आम का पेड़ कुएँ के पास', null],
  ])('%s -> %s', (password, code) => {
    expect(why(password)).toBe(code);
  });

  test('the list holds nothing that could never be met: ten characters and more, in small letters', () => {
    for (const word of commonPasswords) expect(word).toMatch(/^[a-z0-9]{10,}$/);
    expect(commonPasswords.size).toBeGreaterThan(150);
  });
});

describe('hashing', () => {
  test('a decoy is worked on as hard as a stored hash, and opens nothing', async () => {
    expect(parseOptions(decoy)).toMatchObject(parameters);
    const hashing = createHashing({ parallel: 1, waiting: 4 });
    expect(parseOptions(await hashing.hash('mango tree'))).toMatchObject({
      ...parseOptions(decoy),
      saltLen: 16,
    });
    expect(await hashing.verify(null, 'mango tree')).toBe(false);
  });

  test('one password is one, whichever keyboard made its letters', async () => {
    const hashing = createHashing();
    const hash = await hashing.hash('caf\u00e9 by the well');
    expect(await hashing.verify(hash, 'cafe\u0301 by the well')).toBe(true);
    expect(await hashing.verify(hash, 'cafe by the well')).toBe(false);
  });

  test('so many at a time, in order, so many wait, and the rest are refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 20 }),
        async (parallel, waiting, callers) => {
          const enter = turnstile({ parallel, waiting });
          const started: number[] = [];
          let inside = 0;
          let most = 0;
          const work = (index: number) => async () => {
            started.push(index);
            inside += 1;
            most = Math.max(most, inside);
            await Promise.resolve();
            inside -= 1;
            if (index % 3 === 0) throw new Error('failed');
          };
          const outcomes = await Promise.allSettled(
            Array.from({ length: callers }, (_, index) => enter(work(index))),
          );
          const refused = outcomes.filter(
            (one) => one.status === 'rejected' && one.reason.message !== 'failed',
          );
          expect(most).toBe(Math.min(parallel, callers));
          expect(refused).toHaveLength(Math.max(0, callers - parallel - waiting));
          expect(started).toEqual(started.toSorted((a, b) => a - b));
          await enter(async () => undefined);
        },
      ),
      { numRuns: 60 },
    );
  });
});
