/** The signature of a person over a document, by a certificate that known authorities vouch for (CMS, detached). */
import { X509Certificate, createHash } from 'node:crypto';
import { Certificate, SignedDataVerifyError } from 'pkijs';
import { type Cms, derOf, isDetached, issuerOf, nameOf, readCms } from './cms.ts';
import { pkiEngine } from './pki-engine.ts';

const dataOid = '1.2.840.113549.1.7.1';

export interface PersonCertificate {
  /** As it says itself. */
  readonly name: string;
  readonly issuer: string;
  /** In hexadecimal. */
  readonly serial: string;
  /** Of its DER, in hexadecimal. */
  readonly sha256: string;
}

/** Why a signature is none: of another document, of another key, of a certificate that is not trusted or whose time is over. */
export type SignatureFault = 'unreadable' | 'document' | 'certificate' | 'untrusted' | 'ended';

export interface Signing {
  readonly content: Uint8Array;
  /** DER of the certificate that is said to have signed. */
  readonly certificate: Uint8Array;
  /** DER of the authorities that are trusted. */
  readonly roots: readonly Uint8Array[];
  readonly at: Date;
}

const isWithin = ({ notBefore, notAfter }: Certificate, at: Date): boolean =>
  notBefore.value <= at && at <= notAfter.value;

/** Whether the certificate of the signature leads to one that is trusted. Throws where it cannot be followed. */
async function outcomeOf({ signedData }: Cms, { content, roots, at }: Signing) {
  return signedData
    .verify(
      {
        signer: 0,
        data: Uint8Array.from(content).buffer,
        checkChain: true,
        trustedCerts: roots.map((der) => Certificate.fromBER(Uint8Array.from(der))),
        checkDate: at,
        extendedMode: true,
      },
      pkiEngine,
    )
    .catch((error: unknown) => {
      if (error instanceof SignedDataVerifyError) return error;
      throw error;
    });
}

function factsOf(certificate: Certificate, der: Buffer): PersonCertificate {
  return {
    name: nameOf(certificate),
    issuer: issuerOf(certificate),
    serial: new X509Certificate(der).serialNumber,
    sha256: createHash('sha256').update(der).digest('hex'),
  };
}

async function judged(cms: Cms, signing: Signing): Promise<PersonCertificate | SignatureFault> {
  const { signedData } = cms;
  if (!isDetached(cms) || signedData.encapContentInfo.eContentType !== dataOid) return 'unreadable';
  const { signatureVerified, signerCertificate, signerCertificateVerified } = await outcomeOf(cms, signing);
  if (!signerCertificate) return 'unreadable';
  const der = derOf(signerCertificate);
  if (!der.equals(signing.certificate)) return 'certificate';
  if (!isWithin(signerCertificate, signing.at)) return 'ended';
  if (signerCertificateVerified !== true) return 'untrusted';
  return signatureVerified === true ? factsOf(signerCertificate, der) : 'document';
}

/** Whose it is, or why it is none. */
export async function personSignature(
  pkcs7: Uint8Array,
  signing: Signing,
): Promise<PersonCertificate | SignatureFault> {
  const read = readCms(pkcs7);
  if (!read || read.length !== pkcs7.length) return 'unreadable';
  return judged(read.cms, signing).catch((): SignatureFault => 'unreadable');
}
