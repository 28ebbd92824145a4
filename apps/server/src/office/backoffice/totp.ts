import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Steps before and after the present one that are accepted: clocks differ, and typing takes time. */
const window = 1;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** 160 bits, Base32 (RFC 4226, section 4). */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code holds. */
export const keyUri = (secret: string, issuer: string, email: string): string =>
  totpOf(secret, issuer, email).toString();

/** The code of an instant. */
export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() });

/** The 30-second step that a code belongs to; null: it is none of the last, the present or the next. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
