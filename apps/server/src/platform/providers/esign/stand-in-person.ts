/** The signature of a person as a provider makes it: a key of this minute, its certificate for half an hour, and PKCS #7. */
import { Integer, ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import { webcrypto } from 'node:crypto';
import {
  AlgorithmIdentifier,
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { unsignedCertificate } from '../../sealing/certificate-parts.ts';
import { issuerOf } from '../../sealing/cms.ts';
import { pkiEngine } from '../../sealing/pki-engine.ts';

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;
const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const earlierMs = 60_000;
const lifeMs = 30 * 60_000;

export interface Authority {
  readonly certificate: Certificate;
  readonly key: webcrypto.CryptoKey;
}

const attribute = (type: string, value: { toBER(): ArrayBuffer }) => new Attribute({ type, values: [value] });

const signedAttributes = (digest: Uint8Array, at: Date) =>
  new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(oids.contentType, new ObjectIdentifier({ value: oids.data })),
      attribute(oids.signingTime, new UTCTime({ valueDate: at })),
      attribute(oids.messageDigest, new OctetString({ valueHex: Uint8Array.from(digest).buffer })),
    ],
  });

const derOf = (one: { toSchema(encode?: boolean): { toBER(): ArrayBuffer } }): Buffer =>
  Buffer.from(one.toSchema(true).toBER());

/** Over the SHA-256 of a document, in hexadecimal. */
export async function signAsPerson(
  { certificate: authority, key }: Authority,
  { name, documentHash, at }: { readonly name: string; readonly documentHash: string; readonly at: Date },
): Promise<{ readonly certificate: Buffer; readonly pkcs7: Buffer }> {
  const pair = await webcrypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const certificate = await unsignedCertificate({
    subject: name,
    issuer: issuerOf({ issuer: authority.subject }),
    from: new Date(at.getTime() - earlierMs),
    until: new Date(at.getTime() + lifeMs),
    key: pair.publicKey,
    signs: 'documents',
  });
  await certificate.sign(key, 'SHA-256', pkiEngine);
  const { issuer, serialNumber } = certificate;
  const algorithm = new AlgorithmIdentifier({ algorithmId: oids.sha256 });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates: [certificate, authority],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer,
          serialNumber: new Integer({ valueHex: serialNumber.valueBlock.valueHexView.slice().buffer }),
        }),
        digestAlgorithm: algorithm,
        signedAttrs: signedAttributes(Buffer.from(documentHash, 'hex'), at),
      }),
    ],
  });
  await signed.sign(pair.privateKey, 0, 'SHA-256', undefined, pkiEngine);
  const content = new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) });
  return { certificate: derOf(certificate), pkcs7: Buffer.from(content.toSchema().toBER()) };
}
