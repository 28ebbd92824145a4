import { type KeyObject, X509Certificate, createPrivateKey, sign as signWith } from 'node:crypto';
import { promisify } from 'node:util';

/** What documents are closed with. */
export interface SealKey {
  readonly keyType: 'RSA' | 'EC';
  readonly certificate: X509Certificate;
  /** Those that vouch for it, up to a root that is left out or not. */
  readonly vouching: readonly X509Certificate[];
  /** By SHA-256, as PAdES writes it: PKCS #1 for RSA, DER for elliptic curves. */
  readonly sign: (data: Uint8Array) => Promise<Buffer>;
}

const certificatePem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const keyTypes: Readonly<Record<string, SealKey['keyType']>> = { rsa: 'RSA', ec: 'EC' };
const signAsync = promisify<string, Uint8Array, KeyObject, Buffer>(signWith);

/** Throws a sentence for who runs the server. */
export class SealKeyFault extends Error {
  override readonly name = 'SealKeyFault';
}

function certificatesIn(pem: string): X509Certificate[] {
  try {
    return (pem.match(certificatePem) ?? []).map((one) => new X509Certificate(one));
  } catch {
    return [];
  }
}

function keyIn(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new SealKeyFault('holds no private key that can be read: PEM without a password is asked for.');
  }
}

/** Both as PEM; the certificate of the seal comes first. */
export function sealKeyFrom(certificatesPem: string, keyPem: string): SealKey {
  const [certificate, ...vouching] = certificatesIn(certificatesPem);
  if (!certificate) throw new SealKeyFault('holds no certificate that can be read as PEM.');
  const key = keyIn(keyPem);
  const keyType = keyTypes[key.asymmetricKeyType ?? ''];
  if (!keyType) throw new SealKeyFault('holds a key that is neither RSA nor of an elliptic curve.');
  if (!certificate.checkPrivateKey(key)) throw new SealKeyFault('holds another key than the certificate’s.');
  return { keyType, certificate, vouching, sign: (data) => signAsync('sha256', data, key) };
}

export const hasEnded = ({ certificate }: SealKey, at: Date): boolean =>
  at.getTime() >= Date.parse(certificate.validTo);
