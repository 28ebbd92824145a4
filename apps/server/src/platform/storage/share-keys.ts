/** Links that open a file without signing in: the address carries an id and our signature, so no code is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const signedBytes = 16;
/** A link to a file lives for minutes, also where the page that gave it stays open. */
export const fileMinutes = 10;

const fits = (given: string, expected: Buffer): boolean => {
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
};

export interface ShareTimes {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date;
}

/** Turned off counts before expired: a person decided it. */
export function stateOfShare(
  { revokedAt, expiresAt }: ShareTimes,
  now: Date,
): 'open' | 'expired' | 'revoked' {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

/** `purpose`: what is shared, so that a signature for one kind opens no other. */
export function shareKeys(purpose: string) {
  const signed = (secret: string, what: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}: ${what}`).digest().subarray(0, signedBytes);
  return {
    /** What the address of the page carries. */
    codeOfShare: (secret: string, shareId: string): string =>
      `${shareId}.${signed(secret, shareId).toString('base64url')}`,

    /** The share that a code was made for; null: we did not make it. */
    shareOfCode: (secret: string, code: string): string | null => {
      const [shareId = '', given = ''] = code.split('.');
      return /^[0-9a-f-]{36}$/.test(shareId) && fits(given, signed(secret, shareId)) ? shareId : null;
    },

    /** Query of the file's address, for `fileMinutes` from now. */
    signFile: (secret: string, shareId: string, now: Date): string => {
      const until = now.getTime() + fileMinutes * 60_000;
      return `until=${until}&sig=${signed(secret, `${shareId} ${until}`).toString('base64url')}`;
    },

    fileFits: (
      secret: string,
      shareId: string,
      { until, sig }: { readonly until: string; readonly sig: string },
      now: Date,
    ): boolean => {
      if (!/^\d{1,15}$/.test(until)) return false;
      const left = Number(until) - now.getTime();
      return left > 0 && left <= fileMinutes * 60_000 && fits(sig, signed(secret, `${shareId} ${until}`));
    },
  };
}
