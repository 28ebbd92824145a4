import type { AlgorithmIdentifier, Certificate } from 'pkijs';
import { type Cms, type Timestamp, derOf } from './cms.ts';

const oids = {
  data: '1.2.840.113549.1.7.1',
  sha256: '2.16.840.1.101.3.4.2.1',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
} as const;
/** ECDSA and RSA with SHA-256, and RSA whose digest is named beside it. */
const signatures: ReadonlySet<string> = new Set([
  '1.2.840.10045.4.3.2',
  '1.2.840.113549.1.1.11',
  '1.2.840.113549.1.1.1',
]);

const isSha256 = ({ algorithmId }: AlgorithmIdentifier) => algorithmId === oids.sha256;

/** A signature's bytes name some things that its key does not sign. Ours says each of them in one way. */
function saysWhatWeSay({ signedData, signer }: Cms, version: number): boolean {
  const { digestAlgorithms } = signedData;
  return (
    signedData.version === version &&
    signedData.crls === undefined &&
    digestAlgorithms.length === 1 &&
    digestAlgorithms.every(isSha256) &&
    signer.version === 1 &&
    isSha256(signer.digestAlgorithm)
  );
}

/** Each vouched for by its own key, or by that of another that is there. */
async function areSigned(certificates: readonly Certificate[]): Promise<boolean> {
  for (const one of certificates) {
    const issuers = certificates.filter(({ subject }) => subject.isEqual(one.issuer));
    const checks = await Promise.all(issuers.map((issuer) => one.verify(issuer).catch(() => false)));
    if (issuers.length > 0 && !checks.includes(true)) return false;
  }
  return true;
}

async function isPlainTimestamp({ signer }: Cms, timestamp: Timestamp | null): Promise<boolean> {
  const { attributes = [] } = signer.unsignedAttrs ?? {};
  if (attributes.length === 0) return timestamp === null;
  if (attributes.length > 1 || !timestamp || attributes[0]?.type !== oids.timestampToken) return false;
  return (
    attributes[0].values.length === 1 &&
    timestamp.cms.signer.unsignedAttrs === undefined &&
    (await areSigned(timestamp.cms.certificates))
  );
}

/**
 * Whether it is exactly as this installation writes a seal: nothing of it may be otherwise, also where the key does not
 * sign it. `expected`: the certificates that it may carry.
 */
export async function isOurSeal(
  cms: Cms,
  timestamp: Timestamp | null,
  expected: readonly Uint8Array[],
): Promise<boolean> {
  const { signedData, signer, certificates } = cms;
  const known = new Set(expected.map((der) => Buffer.from(der).toString('base64')));
  return (
    saysWhatWeSay(cms, 1) &&
    signedData.encapContentInfo.eContentType === oids.data &&
    signatures.has(signer.signatureAlgorithm.algorithmId) &&
    certificates.length === signedData.certificates?.length &&
    certificates.every((one) => known.has(derOf(one).toString('base64'))) &&
    (await isPlainTimestamp(cms, timestamp))
  );
}
