import { expect, test } from 'vitest';
import { fingerprint, encrypt, decrypt } from './encryption.ts';

const secret = 'a secret of this test, 0123456789';

test('what is sealed opens again, and looks different each time', () => {
  const once = encrypt(secret, 'pan', 'AAPFU0939F', 'row-1');
  expect(decrypt(secret, 'pan', once, 'row-1')).toBe('AAPFU0939F');
  expect(encrypt(secret, 'pan', 'AAPFU0939F', 'row-1')).not.toBe(once);
  expect(Buffer.from(once, 'base64').toString('latin1')).not.toContain('AAPFU');
});

test('any changed bit, another row, purpose or secret does not open it', () => {
  const sealed = encrypt(secret, 'pan', 'AAPFU0939F', 'row-1');
  const bytes = Buffer.from(sealed, 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const broken = Buffer.from(bytes);
    broken[at] = (broken[at] ?? 0) ^ 1;
    expect(() => decrypt(secret, 'pan', broken.toString('base64'), 'row-1')).toThrow();
  }
  expect(() => decrypt(secret, 'pan', sealed, 'row-2')).toThrow();
  expect(() => decrypt(secret, 'bank', sealed, 'row-1')).toThrow();
  expect(() => decrypt(`${secret}!`, 'pan', sealed, 'row-1')).toThrow();
  expect(() => decrypt(secret, 'pan', '', 'row-1')).toThrow();
});

test('a fingerprint is the same for the same value under the same secret only', () => {
  expect(fingerprint(secret, 'pan', 'AAPFU0939F')).toBe(fingerprint(secret, 'pan', 'AAPFU0939F'));
  expect(fingerprint(secret, 'pan', 'AAPFU0939F')).not.toBe(fingerprint(secret, 'gst', 'AAPFU0939F'));
  expect(fingerprint(`${secret}!`, 'pan', 'AAPFU0939F')).not.toBe(fingerprint(secret, 'pan', 'AAPFU0939F'));
});
