import { createHmac, timingSafeEqual } from 'node:crypto';

const signedBytes = 16;

/** Signatures of one kind of link; what is signed for one kind fits no other. */
export function shareCodes(kind: `${string} share`) {
  const signed = (secret: string, what: string): Buffer =>
    createHmac('sha256', secret).update(`${kind}: ${what}`).digest().subarray(0, signedBytes);
  /** As text: base64url has more than one spelling of its last character. */
  const fits = (given: string, expected: Buffer): boolean => {
    const [own, sent] = [Buffer.from(expected.toString('base64url')), Buffer.from(given)];
    return sent.length === own.length && timingSafeEqual(sent, own);
  };
  return {
    signed,
    fits,
    /** What the address of the page carries: the share and its signature, so no code is stored. */
    codeOf: (secret: string, shareId: string): string =>
      `${shareId}.${signed(secret, shareId).toString('base64url')}`,
    /** The share that a code was made for; null: we did not make it. */
    shareOf: (secret: string, code: string): string | null => {
      const [shareId = '', given = ''] = code.split('.');
      return /^[0-9a-f-]{36}$/.test(shareId) && fits(given, signed(secret, shareId)) ? shareId : null;
    },
  };
}
