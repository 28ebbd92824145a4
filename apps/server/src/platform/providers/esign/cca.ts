import { readFileSync } from 'node:fs';
import { X509Certificate, createPrivateKey } from 'node:crypto';
import { type Config, ConfigMistakes } from '../../config.ts';
import { type XmlKey, answerIn, requestXml, signedPart, signedXml } from './esign-xml.ts';
import { type ESign, longestAnswer } from './esign.ts';

export interface CcaAccount {
  /** Where the browser sends the request. */
  readonly url: string;
  readonly aspId: string;
  /** What requests are signed with. */
  readonly key: XmlKey;
  /** PEM of those by which the provider signs its answers. */
  readonly answersBy: readonly string[];
  /** PEM of the authorities that vouch for the certificates of people. */
  readonly roots: readonly string[];
}

const hasNotEnded = (pem: string, at: Date): boolean =>
  at.getTime() < Date.parse(new X509Certificate(pem).validTo);

/** https://cca.gov.in, eSign API 2.1: the form’s fields are called as the providers call them. */
export function ccaESign(
  account: CcaAccount | (() => Promise<CcaAccount>),
  { kind, name }: Pick<ESign, 'kind' | 'name'>,
): ESign {
  const asked = async () => (typeof account === 'function' ? account() : account);
  return {
    kind,
    name,
    standIn: null,
    ask: async (request) => {
      const { url, aspId, key } = await asked();
      const eSignRequest = signedXml(requestXml(aspId, request), key);
      const fields = { eSignRequest, aspTxnID: request.transactionId, 'Content-Type': 'application/xml' };
      return { url, fields };
    },
    read: async (answer, at) => {
      if (answer.length > longestAnswer) return null;
      const { answersBy } = await asked();
      const known = answersBy.filter((pem) => hasNotEnded(pem, at));
      const signed = signedPart(answer, known);
      return signed === null ? null : answerIn(signed);
    },
    roots: async () => (await asked()).roots.map((pem) => new X509Certificate(pem).raw),
  };
}

const certificatePem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigMistakes([`${name} names a file that can’t be read: ${file}.`]);
  }
}

function certificatesOf(name: string, file: string): readonly string[] {
  try {
    const found = (textOf(name, file).match(certificatePem) ?? []).map((pem) =>
      new X509Certificate(pem).toString(),
    );
    if (found.length > 0) return found;
  } catch (error) {
    if (error instanceof ConfigMistakes) throw error;
  }
  throw new ConfigMistakes([`${name} holds no certificate that can be read as PEM.`]);
}

function keyOf(keyFile: string, certificateFile: string): XmlKey {
  const privateKey = textOf('ESIGN_KEY_FILE', keyFile);
  const [certificate = ''] = certificatesOf('ESIGN_CERTIFICATE_FILE', certificateFile);
  const isRight = (() => {
    try {
      const key = createPrivateKey(privateKey);
      return key.asymmetricKeyType === 'rsa' && new X509Certificate(certificate).checkPrivateKey(key);
    } catch {
      return false;
    }
  })();
  if (!isRight)
    throw new ConfigMistakes(['ESIGN_KEY_FILE must hold the RSA key of ESIGN_CERTIFICATE_FILE, as PEM.']);
  return { privateKey, certificate };
}

/** The provider of the settings, which all are there. Throws `ConfigMistakes`. */
export function givenESign(config: Config): ESign {
  const account: CcaAccount = {
    url: config.ESIGN_URL ?? '',
    aspId: config.ESIGN_ASP_ID ?? '',
    key: keyOf(config.ESIGN_KEY_FILE ?? '', config.ESIGN_CERTIFICATE_FILE ?? ''),
    answersBy: certificatesOf(
      'ESIGN_PROVIDER_CERTIFICATE_FILE',
      config.ESIGN_PROVIDER_CERTIFICATE_FILE ?? '',
    ),
    roots: certificatesOf('ESIGN_ROOTS_FILE', config.ESIGN_ROOTS_FILE ?? ''),
  };
  return ccaESign(account, { kind: 'cca', name: config.ESIGN_NAME });
}
