import { pemOf, unsignedCertificate } from './certificate-parts.ts';
import { pkiEngine } from './pki-engine.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const years = 10;
/** A clock of another machine may be behind. */
const earlierMs = 60 * 60 * 1000;

/** A key and the certificate that it signs itself, for ten years, as PEM. */
export async function newCertificate(brand: string, now: Date): Promise<string> {
  const { subtle } = globalThis.crypto;
  const keys = await subtle.generateKey(curve, true, ['sign', 'verify']);
  const name = `${brand} document seal`;
  const from = new Date(now.getTime() - earlierMs);
  const until = new Date(Date.UTC(from.getUTCFullYear() + years, from.getUTCMonth(), from.getUTCDate()));
  const certificate = await unsignedCertificate({
    subject: name,
    issuer: name,
    from,
    until,
    key: keys.publicKey,
    signs: 'documents',
  });
  await certificate.sign(keys.privateKey, 'SHA-256', pkiEngine);
  return (
    pemOf('PRIVATE KEY', await subtle.exportKey('pkcs8', keys.privateKey)) +
    pemOf('CERTIFICATE', certificate.toSchema(true).toBER())
  );
}
