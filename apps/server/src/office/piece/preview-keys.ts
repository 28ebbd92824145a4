import { createHmac, timingSafeEqual } from 'node:crypto';

export const previewMs = 10 * 60_000;

export interface Preview {
  readonly pieceId: string;
  /** The session that was given the address: it must still be open when it is used. */
  readonly sessionId: string;
}

const signed = (secret: string, { pieceId, sessionId }: Preview, until: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['piece preview', pieceId, sessionId, until]))
    .digest('base64url');

/** For `previewMs` from now. */
export function previewKey(secret: string, preview: Preview, now: Date): string {
  const until = String(now.getTime() + previewMs);
  return [preview.pieceId, preview.sessionId, until, signed(secret, preview, until)].join('.');
}

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** Null: it is not ours, or its time is over. Compared as text: base64url has more than one spelling of its end. */
export function readPreviewKey(secret: string, key: string, now: Date): Preview | null {
  const [pieceId = '', sessionId = '', until = '', signature = ''] = key.split('.');
  if (!isId(pieceId) || !isId(sessionId) || !/^\d{13}$/.test(until)) return null;
  const expected = Buffer.from(signed(secret, { pieceId, sessionId }, until));
  const given = Buffer.from(signature);
  const left = Number(until) - now.getTime();
  const fits = expected.length === given.length && timingSafeEqual(expected, given);
  return fits && left > 0 && left <= previewMs ? { pieceId, sessionId } : null;
}
