import { fromBER } from 'asn1js';
import {
  type Attribute,
  Certificate,
  ContentInfo,
  SignedData,
  SignedDataVerifyError,
  type SignerInfo,
  TSTInfo,
} from 'pkijs';
import { pkiEngine } from './pki-engine.ts';

const oids = {
  signedData: '1.2.840.113549.1.7.2',
  signingTime: '1.2.840.113549.1.9.5',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  commonName: '2.5.4.3',
} as const;
const longestName = 200;

/** A signature as its bytes say (RFC 5652). */
export interface Cms {
  readonly signedData: SignedData;
  readonly signer: SignerInfo;
  readonly certificates: readonly Certificate[];
}

/** Null: these are not the bytes of a signature by one signer. `length` of them were read. */
export function readCms(der: Uint8Array): { readonly cms: Cms; readonly length: number } | null {
  try {
    const { result, offset } = fromBER(Uint8Array.from(der).buffer);
    if (offset === -1) return null;
    const content = new ContentInfo({ schema: result });
    if (content.contentType !== oids.signedData) return null;
    const signedData = new SignedData({ schema: content.content });
    const [signer] = signedData.signerInfos;
    if (!signer || signedData.signerInfos.length !== 1) return null;
    const certificates = (signedData.certificates ?? []).filter((one) => one instanceof Certificate);
    return { cms: { signedData, signer, certificates }, length: offset };
  } catch {
    return null;
  }
}

export const derOf = (certificate: Certificate): Buffer => Buffer.from(certificate.toSchema().toBER());

export interface Checked {
  /** False also where it is signed in a way that we do not know. */
  readonly intact: boolean;
  readonly certificate: Certificate | null;
}

/** A signature that brings its own content along signs that, and not what lies around it. */
export const isDetached = ({ signedData }: Cms): boolean =>
  signedData.encapContentInfo.eContent === undefined;

/** Whether the key of the certificate that it names signed this content. Who that is, is not asked. */
export async function checked({ signedData }: Cms, content: Uint8Array): Promise<Checked> {
  const answer = await signedData
    .verify(
      { signer: 0, data: Uint8Array.from(content).buffer, checkChain: false, extendedMode: true },
      pkiEngine,
    )
    .catch((error: unknown) => (error instanceof SignedDataVerifyError ? error : null));
  return { intact: answer?.signatureVerified === true, certificate: answer?.signerCertificate ?? null };
}

type Names = Certificate['subject'];

function commonName({ typesAndValues }: Names): string {
  const named: { readonly value: { readonly valueBlock: { readonly value?: unknown } } } | undefined =
    typesAndValues.find(({ type }) => type === oids.commonName);
  const text = named?.value.valueBlock.value;
  return typeof text === 'string' ? text.slice(0, longestName) : '';
}

export const nameOf = ({ subject }: Certificate): string => commonName(subject);

/** Who vouches for it. */
export const issuerOf = ({ issuer }: Pick<Certificate, 'issuer'>): string => commonName(issuer);

const attributeOf = (list: readonly Attribute[] | undefined, oid: string) =>
  list?.find(({ type }) => type === oid)?.values[0] as
    | { toBER(): ArrayBuffer; toDate?: () => Date }
    | undefined;

/** What the signer says of the time; no one else vouches for it. */
export function saidTime({ signer }: Cms): Date | null {
  const date = attributeOf(signer.signedAttrs?.attributes, oids.signingTime)?.toDate?.();
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

export interface Timestamp {
  readonly cms: Cms;
  readonly at: Date;
  readonly certificate: Certificate;
}

/** The time by a server of RFC 3161, where its token is for this very signature and is right. */
export async function timestampOf({ signer }: Cms): Promise<Timestamp | null> {
  const token = attributeOf(signer.unsignedAttrs?.attributes, oids.timestampToken);
  const read = token && readCms(new Uint8Array(token.toBER()));
  const held = read?.cms.signedData.encapContentInfo;
  if (!read || held?.eContentType !== oids.tstInfo || !held.eContent) return null;
  const { intact, certificate } = await checked(read.cms, signer.signature.valueBlock.valueHexView);
  if (!intact || !certificate) return null;
  return { cms: read.cms, at: TSTInfo.fromBER(held.eContent.getValue()).genTime, certificate };
}
