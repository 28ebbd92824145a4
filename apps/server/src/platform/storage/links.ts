import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link lives 5 to 10 minutes. */
const stepMs = 5 * 60_000;

function signature(secret: string, key: string, viewerId: string, expires: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['file link', key, viewerId, expires]))
    .digest();
}

/** For private papers: long enough to begin a download, too short to be passed on. */
const shortMs = 60_000;

/** When a link that is signed now stops working. */
export function linkExpiry(now: Date): Date {
  return new Date((Math.floor(now.getTime() / stepMs) + 2) * stepMs);
}

/**
 * An address from which `viewerId` may load the file for a while. Its end is a whole step of the clock, so the
 * address stays the same for some minutes and a browser does not load the same picture again and again.
 */
export function signLink(secret: string, key: string, viewerId: string, now: Date): string {
  return linkUntil(secret, key, viewerId, linkExpiry(now));
}

/** An address that works for a minute from now, for files that are opened once, by one person. */
export function signShortLink(
  secret: string,
  key: string,
  viewerId: string,
  now: Date,
): { readonly url: string; readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + shortMs);
  return { url: linkUntil(secret, key, viewerId, expiresAt), expiresAt };
}

function linkUntil(secret: string, key: string, viewerId: string, expiresAt: Date): string {
  const expires = String(expiresAt.getTime());
  const query = new URLSearchParams({
    u: viewerId,
    e: expires,
    s: signature(secret, key, viewerId, expires).toString('base64url'),
  });
  return `/files/${key}?${query.toString()}`;
}

export interface SignedQuery {
  readonly u?: unknown;
  readonly e?: unknown;
  readonly s?: unknown;
}

/** Compared as text as well as in bytes: base64url has more than one spelling of its last character. */
export function linkFits(secret: string, key: string, { u, e, s }: SignedQuery, now: Date): boolean {
  if (typeof u !== 'string' || typeof e !== 'string' || typeof s !== 'string' || !/^\d{13}$/.test(e))
    return false;
  const expected = Buffer.from(signature(secret, key, u, e).toString('base64url'));
  const given = Buffer.from(s);
  const fits = expected.length === given.length && timingSafeEqual(expected, given);
  return fits && now.getTime() < Number(e);
}
