import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** One secret, a key for each purpose: what one sealed, another cannot open. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'nukkad', `seal:${purpose}`, 32));

/**
 * Encrypts a number that must not lie in the database to be read (AES-256-GCM). `bound` names the row: a sealed value
 * that was copied to another row does not open there. Base64.
 */
export function encrypt(secret: string, purpose: string, plain: string, bound: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64');
}

/** Throws when the value was changed, belongs to another row or was sealed under another secret. */
export function decrypt(secret: string, purpose: string, sealed: string, bound: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(bytes.length - tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), nonce, {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(bound))
    .setAuthTag(tag);
  const body = bytes.subarray(nonceBytes, bytes.length - tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

/** Keyed hash by which the same value is found again without being read. Base64. */
export function fingerprint(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', keyFor(secret, `fingerprint:${purpose}`))
    .update(value)
    .digest('base64');
}

/** From one secret of the installation to another. */
export interface SecretChange {
  readonly former: string;
  readonly wanted: string;
}

/** What a secret opens; null: another one sealed it, or it was changed. */
export function openedBy(open: (secret: string) => string, secret: string): string | null {
  try {
    return open(secret);
  } catch {
    return null;
  }
}

/** The same value under the wanted secret, unchanged where it is so already; null: neither secret opens it. */
export function resealed(
  { former, wanted }: SecretChange,
  purpose: string,
  sealed: string,
  bound: string,
): string | null {
  const open = (secret: string) => decrypt(secret, purpose, sealed, bound);
  if (openedBy(open, wanted) !== null) return sealed;
  const plain = openedBy(open, former);
  return plain === null ? null : encrypt(wanted, purpose, plain, bound);
}
