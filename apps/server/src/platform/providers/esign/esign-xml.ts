/** The XML of the CCA’s eSign API: a request that we sign, and the answer that the provider signs (XML-DSig, enveloped). */
import { Parser } from 'saxen';
import { SignedXml } from 'xml-crypto';
import { html } from '../../http/plain/html.ts';
import type { ESignAnswer, ESignRequest } from './esign.ts';

const algorithms = {
  canonical: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  rsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
} as const;
/** SHA-1 is not taken. */
const takenSignatures: ReadonlySet<string> = new Set([
  algorithms.rsaSha256,
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
]);
const takenHashes: ReadonlySet<string> = new Set([
  algorithms.sha256,
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

export interface XmlKey {
  readonly privateKey: string;
  readonly certificate: string;
}

/** By the root, which is all of it. */
export function signedXml(xml: string, { privateKey, certificate }: XmlKey): string {
  const signing = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: algorithms.rsaSha256,
    canonicalizationAlgorithm: algorithms.canonical,
  });
  signing.addReference({
    xpath: '/*',
    isEmptyUri: true,
    transforms: [algorithms.enveloped, algorithms.canonical],
    digestAlgorithm: algorithms.sha256,
  });
  signing.computeSignature(xml, { location: { reference: '/*', action: 'append' } });
  return signing.getSignedXml();
}

const signatureStart = /<(?:[\w.-]{1,20}:)?Signature[\s>]/g;
const signatureEnd = /<\/(?:[\w.-]{1,20}:)?Signature\s{0,9}>/g;

/** The one signature in it, from its first mark to its last. */
function signatureIn(xml: string): string | null {
  const starts = [...xml.matchAll(signatureStart)];
  const end = [...xml.matchAll(signatureEnd)].at(-1);
  const [start] = starts;
  if (starts.length !== 1 || !start || !end || end.index < start.index) return null;
  return xml.slice(start.index, end.index + end[0].length);
}

function checkedBy(xml: string, signature: string, publicCert: string): string | null {
  // The certificate is the one that is known, whatever the answer brings along.
  const signing = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
  signing.loadSignature(signature);
  if (!takenSignatures.has(signing.signatureAlgorithm ?? '')) return null;
  if (!signing.checkSignature(xml)) return null;
  const references = signing.getReferences();
  const [signed] = signing.getSignedReferences();
  const isWhole = references.length === 1 && references.every(({ uri }) => uri === '' || uri === undefined);
  const isTaken = references.every(({ digestAlgorithm }) => takenHashes.has(digestAlgorithm));
  return isWhole && isTaken && signed !== undefined ? signed : null;
}

/** What was signed, of a text that one of these signed as a whole: nothing else of it may be used. Null: it was not. */
export function signedPart(xml: string, certificates: readonly string[]): string | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  const signature = signatureIn(xml);
  if (signature === null) return null;
  for (const certificate of certificates) {
    try {
      const signed = checkedBy(xml, signature, certificate);
      if (signed !== null) return signed;
    } catch {
      // Not by this one, or no signature at all.
    }
  }
  return null;
}

const longestTitle = 50;
const zoneMs = 330 * 60_000;

/** In India’s time, without its zone, as the API has it. */
export const stampOf = (at: Date): string => new Date(at.getTime() + zoneMs).toISOString().slice(0, 19);

const titleOf = (title: string): string =>
  Array.from(title.replaceAll(/\p{C}/gu, ' ').trim()).slice(0, longestTitle).join('');

/** A request with consent (`sc`), for Aadhaar (`A`) by a one-time password (`1`), answered with PKCS #7. */
export const requestXml = (
  aspId: string,
  { transactionId, documentHash, title, responseUrl, at }: ESignRequest,
): string =>
  html`<Esign ver="2.1" sc="Y" ts="${stampOf(at)}" txn="${transactionId}" ekycId="" ekycIdType="A" aspId="${aspId}" AuthMode="1" responseSigType="pkcs7" responseUrl="${responseUrl}"><Docs><InputHash id="1" hashAlgorithm="SHA256" docInfo="${titleOf(title)}">${documentHash}</InputHash></Docs></Esign>`
    .markup;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Every element of it, in order. Null: it is no XML. */
export function elementsOf(xml: string): readonly Element[] | null {
  const parser = new Parser();
  const all: Element[] = [];
  const open: Element[] = [];
  let isBroken = false;
  parser.on('error', () => (isBroken = true));
  parser.on('openTag', (name, attributesOf, decode) => {
    const entries = Object.entries(attributesOf()).map(([key, value]) => [key, decode(value)]);
    const element: Element = { name, attributes: Object.fromEntries(entries), text: '' };
    all.push(element);
    open.push(element);
  });
  parser.on('closeTag', () => void open.pop());
  parser.on('text', (text, decode) => {
    const element = open.at(-1);
    if (element) element.text += decode(text);
  });
  parser.parse(xml);
  return isBroken || open.length > 0 ? null : all;
}

const bytesOf = (base64: string): Buffer =>
  Buffer.from(base64.replaceAll(/-----[A-Z0-9 ]+-----|\s/g, ''), 'base64');

/** Of the part that the provider signed. Null: it is no answer of this kind. */
export function answerIn(signed: string): ESignAnswer | null {
  const all = elementsOf(signed) ?? [];
  const [root] = all;
  const transactionId = root?.attributes['txn'] ?? '';
  if (root?.name !== 'EsignResp' || transactionId === '') return null;
  const { status, errCode = '', errMsg = '' } = root.attributes;
  if (status !== '1') {
    const outcome = /cancel/i.test(errMsg) ? 'cancelled' : 'failed';
    return { outcome, transactionId, code: errCode.slice(0, 40) };
  }
  const certificates = all.filter(({ name }) => name === 'UserX509Certificate');
  const signatures = all.filter(({ name }) => name === 'DocSignature');
  const [certificate] = certificates;
  const [signature] = signatures;
  if (!certificate || !signature || certificates.length + signatures.length > 2) return null;
  const { id, sigHashAlgorithm, error = '' } = signature.attributes;
  if (id !== '1' || sigHashAlgorithm !== 'SHA256' || error !== '') return null;
  return {
    outcome: 'signed',
    transactionId,
    pkcs7: bytesOf(signature.text),
    certificate: bytesOf(certificate.text),
  };
}
