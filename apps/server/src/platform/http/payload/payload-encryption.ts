import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Below a packet's size it does not pay. */
const packFrom = 1_400;
const pack = promisify(gzip);

/** Ciphertext and tag, opened; null: it is not what was sealed with this key, nonce and binding. */
export function decryptRequest(
  key: KeyObject,
  nonce: string,
  binding: string,
  payload: string,
): Buffer | null {
  const sealed = Buffer.from(payload, 'base64url');
  // One spelling for one message: a decoder that overlooks strange characters would let a changed text pass.
  if (sealed.length < tagBytes || sealed.toString('base64url') !== payload) return null;
  const decipher = createDecipheriv(cipher, key, Buffer.from(nonce, 'base64url'), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(binding));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Nonce, ciphertext, tag; within, a first byte that says whether the rest is packed by gzip. */
export async function encryptAnswer(key: KeyObject, binding: string, text: string | Buffer): Promise<string> {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const packed = body.length >= packFrom;
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  sealing.setAAD(Buffer.from(binding));
  const parts = [
    nonce,
    sealing.update(Buffer.from([packed ? 1 : 0])),
    sealing.update(packed ? await pack(body, { level: 5 }) : body),
    sealing.final(),
    sealing.getAuthTag(),
  ];
  return Buffer.concat(parts).toString('base64url');
}
