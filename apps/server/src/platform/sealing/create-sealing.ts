import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { dataFolder } from '../paths.ts';
import type { Readers, Refusals } from '../reading/readers.ts';
import { pdfMediaType } from '../storage/media-types.ts';
import { givenSealKey } from './given-seal-key.ts';
import { type SealFolder, sealFolder, sealInMemory } from './seal-folder.ts';
import { type SealKey, hasEnded, sealKeyFrom } from './seal-key.ts';
import type { SealRequest, Sealing } from './sealing.ts';

interface Keys {
  /** The key in use now. */
  current(): Promise<SealKey>;
  /** DER of all that were ever in use here. */
  known(): Promise<readonly Uint8Array[]>;
}

/** Made where none is given, and anew once its certificate has ended. */
async function ownKey(folder: SealFolder, brand: string, now: Date): Promise<SealKey> {
  const make = async () => (await import('./new-certificate.ts')).newCertificate(brand, now);
  const pem = (await folder.pair()) ?? (await folder.keep(await make()));
  const key = sealKeyFrom(pem, pem);
  if (!hasEnded(key, now)) return key;
  const next = await make();
  await folder.remember(key.certificate.raw);
  await folder.replace(next);
  return sealKeyFrom(next, next);
}

function keysOf(
  given: SealKey | null,
  folder: SealFolder,
  { brand, clock }: { brand: string; clock: Clock },
): Keys {
  let asked: Promise<SealKey> | null = null;
  const open = async () => {
    const key = given ?? (await ownKey(folder, brand, clock.now()));
    await folder.remember(key.certificate.raw);
    return key;
  };
  const current = async (): Promise<SealKey> => {
    asked ??= open();
    const key = await asked.catch((error: unknown) => {
      asked = null;
      throw error;
    });
    if (given || !hasEnded(key, clock.now())) return key;
    asked = open();
    return asked;
  };
  return {
    current,
    known: async () => {
      const { certificate } = await current();
      return [certificate.raw, ...(await folder.remembered())];
    },
  };
}

export interface SealingParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly readers: Readers;
  /** Why a PDF is not taken. */
  readonly refusals: Refusals;
}

/** A test's app without a folder of data keeps none. */
const folderOf = ({ NODE_ENV, DATA_DIR }: Config): SealFolder =>
  NODE_ENV === 'test' && DATA_DIR === undefined
    ? sealInMemory()
    : sealFolder(path.join(dataFolder(DATA_DIR), 'seal'));

const pdfOf = (content: Buffer) => ({ fileName: 'document.pdf', mediaType: pdfMediaType, content });

async function sealed(
  { readers, refusals }: Pick<SealingParts, 'readers' | 'refusals'>,
  key: SealKey,
  { content, ...what }: SealRequest,
  timestampUrl: string | null,
): Promise<Buffer> {
  const { keyType, certificate, vouching } = key;
  const certificates = [certificate, ...vouching].map(({ raw }) => raw);
  const answer = await readers.read('seal', pdfOf(content), {
    // No person's: those who signed wait for none of each other's documents.
    by: randomUUID(),
    options: { ...what, keyType, certificates, timestampUrl },
    refusals,
    answer: async (data) => key.sign(data),
  });
  if ('failed' in answer) throw new Error(`A document was not sealed: ${answer.failed}`);
  return answer.sealed;
}

/** Throws `ConfigMistakes` where the settings name a certificate or key that cannot be used. */
export function createSealing({ config, clock, readers, refusals }: SealingParts): Sealing {
  const given = givenSealKey(config, clock.now());
  const keys = keysOf(given, folderOf(config), { brand: config.BRAND_NAME, clock });
  return {
    makeFinal: async (file, by) => {
      const sent = { ...file, content: Buffer.from(file.content) };
      const { content, pages } = await readers.read('final', sent, { by, options: null, refusals });
      return { content, pages, sha256: createHash('sha256').update(content).digest('hex') };
    },
    seal: async (what) =>
      sealed({ readers, refusals }, await keys.current(), what, config.SEAL_TIMESTAMP_URL ?? null),
    verify: async (content, by) => {
      const { vouching } = await keys.current();
      const options = { ours: await keys.known(), vouching: vouching.map(({ raw }) => raw) };
      return readers.read('signatures', pdfOf(content), { by, options, refusals });
    },
    certificate: async () => {
      const { certificate, vouching } = await keys.current();
      return [certificate, ...vouching].map(String).join('');
    },
  };
}
