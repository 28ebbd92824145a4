/** What certificates of our own are made of, by pkijs. */
import { randomBytes } from 'node:crypto';
import { BitString, Integer, OctetString, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';
import { pkiEngine } from './pki-engine.ts';

const oids = {
  commonName: '2.5.4.3',
  keyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  constraints: '2.5.29.19',
} as const;
const bytesOfSerial = 16;
/** RFC 5280. */
const longestName = 64;
const version3 = 2;
/** Bits of the key usage: digitalSignature and nonRepudiation; keyCertSign. */
const usages = {
  documents: { valueHex: Uint8Array.of(0b1100_0000).buffer, unusedBits: 6 },
  certificates: { valueHex: Uint8Array.of(0b0000_0100).buffer, unusedBits: 2 },
} as const;

/** Positive, as RFC 5280 asks. */
function serialNumber(): Integer {
  const bytes = Uint8Array.from(randomBytes(bytesOfSerial));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Integer({ valueHex: bytes.buffer });
}

export function pemOf(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
  new Extension({ extnID, critical, extnValue: value.toBER() });

async function keyIdOf(certificate: Certificate): Promise<OctetString> {
  const key = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  return new OctetString({ valueHex: await globalThis.crypto.subtle.digest('SHA-1', Uint8Array.from(key)) });
}

const nameOf = (value: string) =>
  new AttributeTypeAndValue({
    type: oids.commonName,
    value: new Utf8String({ value: Array.from(value).slice(0, longestName).join('') }),
  });

export interface Wanted {
  /** The common name of whose it is. */
  readonly subject: string;
  readonly issuer: string;
  readonly from: Date;
  readonly until: Date;
  readonly key: Parameters<Certificate['subjectPublicKeyInfo']['importKey']>[0];
  readonly signs: keyof typeof usages;
}

/** All but the signature of who vouches for it. */
export async function unsignedCertificate({
  subject,
  issuer,
  from,
  until,
  key,
  signs,
}: Wanted): Promise<Certificate> {
  const certificate = new Certificate({ version: version3, serialNumber: serialNumber() });
  certificate.issuer.typesAndValues.push(nameOf(issuer));
  certificate.subject.typesAndValues.push(nameOf(subject));
  certificate.notBefore.value = from;
  certificate.notAfter.value = until;
  await certificate.subjectPublicKeyInfo.importKey(key, pkiEngine);
  certificate.extensions = [
    extension(oids.constraints, true, new BasicConstraints({ cA: signs === 'certificates' }).toSchema()),
    extension(oids.keyUsage, true, new BitString(usages[signs])),
    extension(oids.keyId, false, await keyIdOf(certificate)),
  ];
  return certificate;
}
