import { randomBytes } from 'node:crypto';
import { BitString, Integer, OctetString, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const oids = {
  commonName: '2.5.4.3',
  keyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  constraints: '2.5.29.19',
} as const;
const years = 10;
/** A clock of another machine may be behind. */
const earlierMs = 60 * 60 * 1000;
const bytesOfSerial = 16;
/** RFC 5280. */
const longestName = 64;
const version3 = 2;
/** Its first two bits: digitalSignature, and nonRepudiation. */
const signsDocuments = { valueHex: Uint8Array.of(0b1100_0000).buffer, unusedBits: 6 };

/** Positive, as RFC 5280 asks. */
function serialNumber(): Integer {
  const bytes = Uint8Array.from(randomBytes(bytesOfSerial));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Integer({ valueHex: bytes.buffer });
}

function pemOf(label: string, der: ArrayBuffer): string {
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

/** A key and the certificate that it signs itself, for ten years, as PEM. */
export async function newCertificate(brand: string, now: Date): Promise<string> {
  const { subtle } = globalThis.crypto;
  const keys = await subtle.generateKey(curve, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: version3, serialNumber: serialNumber() });
  const name = `${brand} document seal`.slice(0, longestName);
  for (const party of [certificate.issuer, certificate.subject])
    party.typesAndValues.push(
      new AttributeTypeAndValue({ type: oids.commonName, value: new Utf8String({ value: name }) }),
    );
  const from = new Date(now.getTime() - earlierMs);
  certificate.notBefore.value = from;
  certificate.notAfter.value = new Date(
    Date.UTC(from.getUTCFullYear() + years, from.getUTCMonth(), from.getUTCDate()),
  );
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  certificate.extensions = [
    extension(oids.constraints, true, new BasicConstraints({ cA: false }).toSchema()),
    extension(oids.keyUsage, true, new BitString(signsDocuments)),
    extension(oids.keyId, false, await keyIdOf(certificate)),
  ];
  await certificate.sign(keys.privateKey, 'SHA-256');
  return (
    pemOf('PRIVATE KEY', await subtle.exportKey('pkcs8', keys.privateKey)) +
    pemOf('CERTIFICATE', certificate.toSchema(true).toBER())
  );
}
