/** What a provider of Aadhaar eSign does, for development: its authority is made here, and says in its name that it is none. */
import { X509Certificate, webcrypto } from 'node:crypto';
import path from 'node:path';
import { Certificate } from 'pkijs';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { html } from '../../http/plain/html.ts';
import { dataFolder } from '../../paths.ts';
import { pemOf, unsignedCertificate } from '../../sealing/certificate-parts.ts';
import { pkiEngine } from '../../sealing/pki-engine.ts';
import { type SealFolder, sealFolder, sealInMemory } from '../../sealing/seal-folder.ts';
import { type CcaAccount, ccaESign } from './cca.ts';
import { elementsOf, signedPart, signedXml, stampOf } from './esign-xml.ts';
import type { ESign, StandIn, StandInRequest } from './esign.ts';
import { signAsPerson } from './stand-in-person.ts';

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
} as const;
const years = 10;
const earlierMs = 60 * 60 * 1000;
const keyPem = /-----BEGIN PRIVATE KEY-----(?<base64>[^-]+)-----END PRIVATE KEY-----/;

export const standInPath = '/esign/stand-in';
/** In the certificate of every person: it is shown wherever the name is. */
const notValid = '(stand-in, not valid)';

/** Key and certificate as PEM: it vouches for others. */
export async function newAuthority(brand: string, now: Date): Promise<string> {
  const keys = await webcrypto.subtle.generateKey(rsa, true, ['sign', 'verify']);
  const name = `${brand} eSign stand-in, no real authority`;
  const from = new Date(now.getTime() - earlierMs);
  const until = new Date(Date.UTC(from.getUTCFullYear() + years, from.getUTCMonth(), from.getUTCDate()));
  const certificate = await unsignedCertificate({
    subject: name,
    issuer: name,
    from,
    until,
    key: keys.publicKey,
    signs: 'certificates',
  });
  await certificate.sign(keys.privateKey, 'SHA-256', pkiEngine);
  return (
    pemOf('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)) +
    pemOf('CERTIFICATE', certificate.toSchema(true).toBER())
  );
}

interface Keys {
  readonly privateKey: string;
  /** PEM. */
  readonly certificate: string;
}

/** Made at the first visit; the processes of one installation have it in common. */
function keysOf(folder: SealFolder, brand: string, clock: Clock): () => Promise<Keys> {
  let asked: Promise<Keys> | null = null;
  const open = async () => {
    const pem = (await folder.pair()) ?? (await folder.keep(await newAuthority(brand, clock.now())));
    const [privateKey = ''] = keyPem.exec(pem) ?? [];
    return {
      privateKey,
      certificate: new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERT'))).toString(),
    };
  };
  return () =>
    (asked ??= open().catch((error: unknown) => {
      asked = null;
      throw error;
    }));
}

async function authorityOf({ privateKey, certificate }: Keys) {
  const der = Buffer.from(keyPem.exec(privateKey)?.groups?.['base64'] ?? '', 'base64');
  const key = await webcrypto.subtle.importKey('pkcs8', der, rsa, false, ['sign']);
  return { key, certificate: Certificate.fromBER(Uint8Array.from(new X509Certificate(certificate).raw)) };
}

/** What we signed ourselves, and nothing else. */
function requestIn(xml: string, { certificate }: Keys): StandInRequest | null {
  const signed = signedPart(xml, [certificate]);
  const all = (signed === null ? null : elementsOf(signed)) ?? [];
  const root = all.find(({ name }) => name === 'Esign')?.attributes;
  const hash = all.find(({ name }) => name === 'InputHash');
  if (!root || !hash) return null;
  return {
    transactionId: root['txn'] ?? '',
    responseUrl: root['responseUrl'] ?? '',
    title: hash.attributes['docInfo'] ?? '',
    documentHash: hash.text,
  };
}

const notSigned = {
  cancelled: { code: 'STAND-IN-CANCEL', words: 'Cancelled by the user' },
  failed: { code: 'STAND-IN-FAIL', words: 'Aadhaar e-KYC did not succeed' },
} as const;

function standInOf(keys: () => Promise<Keys>): StandIn {
  const answer = async (attributes: string, inner: string) =>
    signedXml(`<EsignResp ver="2.1" ${attributes}>${inner}</EsignResp>`, await keys());
  const facts = (transactionId: string, at: Date) =>
    html`ts="${stampOf(at)}" txn="${transactionId}" resCode="${transactionId}"`.markup;
  return {
    path: standInPath,
    requestIn: async (xml) => requestIn(xml, await keys()),
    sign: async ({ transactionId, documentHash }, { name, at }) => {
      const person = { name: `${name.slice(0, 40)} ${notValid}`, documentHash, at };
      const { certificate, pkcs7 } = await signAsPerson(await authorityOf(await keys()), person);
      return answer(
        `status="1" ${facts(transactionId, at)} errCode="NA" errMsg="NA"`,
        `<UserX509Certificate>${certificate.toString('base64')}</UserX509Certificate><Signatures><DocSignature id="1" sigHashAlgorithm="SHA256" error="">${pkcs7.toString('base64')}</DocSignature></Signatures>`,
      );
    },
    refuse: async ({ transactionId }, { outcome, at }) => {
      const { code, words } = notSigned[outcome];
      return answer(
        html`status="0" ${{ markup: facts(transactionId, at) }} errCode="${code}" errMsg="${words}"`.markup,
        '',
      );
    },
  };
}

/** A test's app without a folder of data keeps none. */
const folderOf = ({ NODE_ENV, DATA_DIR }: Config): SealFolder =>
  NODE_ENV === 'test' && DATA_DIR === undefined
    ? sealInMemory()
    : sealFolder(path.join(dataFolder(DATA_DIR), 'esign-stand-in'));

/** Its page is ours; requests and answers are made, signed and checked as those of a real provider. */
export function embeddedESign(config: Config, clock: Clock): ESign {
  const keys = keysOf(folderOf(config), config.BRAND_NAME, clock);
  const name = `${config.ESIGN_NAME} ${notValid}`;
  const account = async (): Promise<CcaAccount> => {
    const key = await keys();
    return {
      // Of whichever name the browser calls us by.
      url: standInPath,
      aspId: 'STAND-IN',
      key,
      answersBy: [key.certificate],
      roots: [key.certificate],
    };
  };
  return { ...ccaESign(account, { kind: 'embedded', name }), standIn: standInOf(keys) };
}
