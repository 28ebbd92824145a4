/** Signs what others keep, so that they can check it without us: JWS (RFC 7515) with Ed25519 (RFC 8037). */
import {
  type KeyObject,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
} from 'node:crypto';

export interface SigningKey {
  /** The thumbprint of its public part (RFC 7638). */
  readonly keyId: string;
  /** Its public part, base64url. */
  readonly x: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** PKCS #8 of an Ed25519 key without the 32 bytes of the key itself (RFC 8410). */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex');

const thumbprintOf = (x: string): string =>
  createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');

function keyOf(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([beforeSeed, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { keyId: thumbprintOf(x), x, privateKey, publicKey };
}

/** `given`: 32 bytes in base64url; without them the key is made from the installation's secret, the same on every node. */
export const signingKeyFrom = (given: string | undefined, secret: string): SigningKey =>
  keyOf(
    given === undefined
      ? Buffer.from(hkdfSync('sha256', secret, 'signing key', 'ed25519', 32))
      : Buffer.from(given, 'base64url'),
  );

const partOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signCopy({ keyId, privateKey }: SigningKey, what: object): string {
  const signed = `${partOf({ alg: 'EdDSA', kid: keyId })}.${partOf(what)}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** What the copy says; null: it is not ours, was changed, or was signed by another key. */
export function readCopy({ publicKey }: SigningKey, copy: string): unknown {
  const [header = '', what = '', signature = ''] = copy.split('.');
  const signed = Buffer.from(`${header}.${what}`);
  if (!verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))) return null;
  return JSON.parse(Buffer.from(what, 'base64url').toString());
}

/** The public part as programs read it (RFC 7517). */
export const publicKeySet = ({ keyId, x }: SigningKey) => ({
  keys: [{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: keyId, x }],
});
