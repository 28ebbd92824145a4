import { X509Certificate, createHash, verify } from 'node:crypto';
import { Null, fromBER } from 'asn1js';
import { type AlgorithmIdentifier, type Certificate, ContentInfo, IssuerAndSerialNumber } from 'pkijs';
import { type Cms, type Timestamp, derOf } from './cms.ts';

const oids = {
  data: '1.2.840.113549.1.7.1',
  sha256: '2.16.840.1.101.3.4.2.1',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
} as const;
const hashes = ['sha256', 'sha512', 'sha384', 'sha1'] as const;
/** With SHA-256; of RSA also the name that leaves the digest to the field beside it. */
const signatures: Readonly<Record<string, readonly string[]>> = {
  ec: ['1.2.840.10045.4.3.2'],
  rsa: ['1.2.840.113549.1.1.11', '1.2.840.113549.1.1.1'],
};

const isSha256 = ({ algorithmId, algorithmParams: also }: AlgorithmIdentifier) =>
  algorithmId === oids.sha256 && (also === undefined || also instanceof Null);
const bytesOf = (one: { toSchema(): { toBER(): ArrayBuffer } }) => Buffer.from(one.toSchema().toBER());

/** Decoders read lengths and tags that no encoder writes: written anew, the same bytes come out. */
export function isAsWritten(der: Uint8Array): boolean {
  const { result, offset } = fromBER(Uint8Array.from(der).buffer);
  return offset === der.length && bytesOf(new ContentInfo({ schema: result })).equals(der);
}

/** What the key does not sign is said in the one way in which we say it, and OpenSSL, which reads strictly, agrees. */
function isExact({ signedData, signer }: Cms, certificate: Certificate, version: number): boolean {
  const { publicKey } = new X509Certificate(derOf(certificate));
  const { issuer, serialNumber } = certificate;
  const signed = signer.signedAttrs?.encodedValue;
  const { digestAlgorithms } = signedData;
  return (
    signed !== undefined &&
    signedData.version === version &&
    signedData.crls === undefined &&
    digestAlgorithms.length === 1 &&
    digestAlgorithms.every(isSha256) &&
    signer.version === 1 &&
    isSha256(signer.digestAlgorithm) &&
    (signatures[publicKey.asymmetricKeyType ?? ''] ?? []).includes(signer.signatureAlgorithm.algorithmId) &&
    signer.sid instanceof IssuerAndSerialNumber &&
    bytesOf(signer.sid).equals(bytesOf(new IssuerAndSerialNumber({ issuer, serialNumber }))) &&
    verify('sha256', new Uint8Array(signed), publicKey, signer.signature.valueBlock.valueHexView)
  );
}

/** What a time server signs says which certificate is its own, by its hash (RFC 3161, RFC 5816). */
function namesItsCertificate({ signer }: Cms, certificate: Certificate): boolean {
  const signed = Buffer.from(signer.signedAttrs?.encodedValue ?? new ArrayBuffer(0));
  const der = derOf(certificate);
  return hashes.some((name) => signed.includes(createHash(name).update(der).digest()));
}

/** Each vouches for another, and is vouched for itself where it is known by whom. */
function areChained(certificates: readonly Certificate[], own: Certificate): boolean {
  const read = certificates.map((one) => new X509Certificate(derOf(one)));
  const leaf = new X509Certificate(derOf(own));
  const vouchesFor = (one: X509Certificate, other: X509Certificate) =>
    other.issuer === one.subject && other.verify(one.publicKey);
  return read.every((one) => {
    const named = read.filter(({ subject }) => subject === one.issuer);
    const isVouchedFor = named.length === 0 || named.some((issuer) => vouchesFor(issuer, one));
    return isVouchedFor && (one.raw.equals(leaf.raw) || read.some((other) => vouchesFor(one, other)));
  });
}

const timestampVersion = 3;

function isPlainTimestamp({ signer }: Cms, timestamp: Timestamp | null): boolean {
  const { attributes = [] } = signer.unsignedAttrs ?? {};
  if (attributes.length === 0) return timestamp === null;
  const [attribute] = attributes;
  if (attributes.length > 1 || !timestamp || attribute?.type !== oids.timestampToken) return false;
  const { cms, certificate } = timestamp;
  return (
    attribute.values.length === 1 &&
    cms.signer.unsignedAttrs === undefined &&
    isExact(cms, certificate, timestampVersion) &&
    namesItsCertificate(cms, certificate) &&
    areChained(cms.certificates, certificate)
  );
}

/**
 * Whether it is exactly as this installation writes a seal: nothing of it may be otherwise, also where the key does not
 * sign it. `expected`: the certificates that it may carry.
 */
export function isOurSeal(
  cms: Cms,
  { certificate, timestamp }: { readonly certificate: Certificate; readonly timestamp: Timestamp | null },
  expected: readonly Uint8Array[],
): boolean {
  const { signedData, certificates } = cms;
  const known = new Set(expected.map((der) => Buffer.from(der).toString('base64')));
  return (
    signedData.encapContentInfo.eContentType === oids.data &&
    certificates.length === signedData.certificates?.length &&
    certificates.every((one) => known.has(derOf(one).toString('base64'))) &&
    isExact(cms, certificate, 1) &&
    isPlainTimestamp(cms, timestamp)
  );
}
