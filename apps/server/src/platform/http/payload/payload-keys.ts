import { createECDH, createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { payloadKeyInfo } from '@nukkad/contract/kernel/payload';

const curve = 'prime256v1';
/** Order of the curve P-256 (FIPS 186-5): a private key is a number from 1 to one less than this. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Pages that are open at a time; the oldest one's keys are derived anew when it calls again. */
const rememberedPages = 10_000;

/** AES-256, one each way, so that no nonce of one side can meet one of the other. */
export interface PageKeys {
  readonly request: KeyObject;
  readonly answer: KeyObject;
}

export interface PayloadKeys {
  /** P-256 uncompressed, base64url. */
  readonly publicKey: string;
  readonly keyId: string;
  /** The keys shared with a page; null: its public key is no point of the curve. */
  of(clientKey: string): PageKeys | null;
}

/** Every node has the same key, because it is made of the setting; a new setting is a new key. */
function privateKeyOf(appKey: string): Buffer {
  const wide = Buffer.from(hkdfSync('sha256', appKey, '', 'payload private key', 48)).toString('hex');
  const scalar = (BigInt(`0x${wide}`) % (order - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
}

export function payloadKeys(appKey: string): PayloadKeys {
  const own = createECDH(curve);
  own.setPrivateKey(privateKeyOf(appKey));
  const publicKey = own.getPublicKey('base64url');
  const derive = (clientKey: string): PageKeys | null => {
    let secret: Buffer;
    try {
      secret = own.computeSecret(clientKey, 'base64url');
    } catch {
      return null;
    }
    const both = Buffer.from(hkdfSync('sha256', secret, '', payloadKeyInfo(publicKey, clientKey), 64));
    return { request: createSecretKey(both.subarray(0, 32)), answer: createSecretKey(both.subarray(32)) };
  };
  const pages = new Map<string, PageKeys>();
  return {
    publicKey,
    keyId: createHash('sha256').update(publicKey).digest('base64url').slice(0, 11),
    of: (clientKey) => {
      const keys = pages.get(clientKey) ?? derive(clientKey);
      if (!keys) return null;
      // Last used goes last, so the first one is the one to forget.
      pages.delete(clientKey);
      pages.set(clientKey, keys);
      if (pages.size > rememberedPages) pages.delete(pages.keys().next().value ?? '');
      return keys;
    },
  };
}

/** What a browser needs of the setting; null: payloads are not encrypted. */
export const payloadPublicKey = (appKey: string | undefined): string | null =>
  appKey === undefined ? null : payloadKeys(appKey).publicKey;
