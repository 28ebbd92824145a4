import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link lives for minutes; the page that shows it asks for a new one. */
export const linkMs = 5 * 60_000;

export interface ExportLink {
  readonly exportId: string;
  /** The session that was given the link: it must still be signed in when the file is fetched. */
  readonly sessionId: string;
}

const signed = (secret: string, { exportId, sessionId }: ExportLink, until: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['list export', exportId, sessionId, until]))
    .digest();

/** The address of a file, for one session, for `linkMs` from now. */
export function exportAddress(secret: string, link: ExportLink, now: Date): string {
  const until = String(now.getTime() + linkMs);
  const query = new URLSearchParams({
    s: link.sessionId,
    e: until,
    k: signed(secret, link, until).toString('base64url'),
  });
  return `/list-exports/${link.exportId}/file?${query.toString()}`;
}

/** Compared as text: base64url has more than one spelling of its last character. */
export function linkFits(
  secret: string,
  link: ExportLink,
  { e, k }: { readonly e: string; readonly k: string },
  now: Date,
): boolean {
  if (!/^\d{13}$/.test(e)) return false;
  const expected = Buffer.from(signed(secret, link, e).toString('base64url'));
  const given = Buffer.from(k);
  const left = Number(e) - now.getTime();
  return left > 0 && left <= linkMs && expected.length === given.length && timingSafeEqual(expected, given);
}
