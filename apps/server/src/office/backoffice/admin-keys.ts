import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { openedBy } from '../../platform/encryption.ts';
import type { SealedColumns } from '../../platform/resealing/sealed-columns.ts';

/** One secret, a key for each purpose: what one seals, another never opens. */
const keyFor = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`backoffice:${purpose}`).digest();

/** Tickets and cookies: 256 random bits, of which the database holds only the hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

const ivBytes = 12;
const tagBytes = 16;

/** iv, tag, ciphertext. */
export function encryptSecret(secret: string, plain: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'authenticator'), iv);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

export function decryptSecret(secret: string, box: Buffer): string {
  const iv = box.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'authenticator'), iv);
  decipher.setAuthTag(box.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(box.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}

const freshAuthenticator: SealedColumns['anew'] = ({ totp_secret: box }, { former, wanted }) => {
  if (!Buffer.isBuffer(box)) return null;
  const open = (secret: string) => decryptSecret(secret, box);
  if (openedBy(open, wanted) !== null) return {};
  const plain = openedBy(open, former);
  return plain === null ? null : { totp_secret: encryptSecret(wanted, plain) };
};

const authenticatorsIn = (table: string, key: string): SealedColumns => ({
  table,
  key: [key],
  columns: ['totp_secret'],
  anew: freshAuthenticator,
});

/** Of Admins, and of those who are setting theirs up. */
export const sealedAuthenticators: readonly SealedColumns[] = [
  authenticatorsIn('admin_account', 'user_id'),
  authenticatorsIn('admin_ticket', 'ticket_hash'),
];

/** Letters and digits that are not mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `xxxx-xxxx-xxxx-xxxx`: 16 of 31 letters, 79 bits. Rejection keeps every letter as likely as the others. */
export function newRecoveryCode(): string {
  const letters: string[] = [];
  while (letters.length < 16) {
    const byte = randomBytes(1)[0] ?? 255;
    const letter = byte < 248 ? alphabet[byte % 31] : undefined;
    if (letter) letters.push(letter);
  }
  return letters.join('').replaceAll(/(.{4})(?!$)/g, '$1-');
}

export function recoveryCodeHash(secret: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', keyFor(secret, 'recovery code')).update(plain).digest();
}
