import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../error-code.ts';

const pairFile = 'seal.pem';
const certificatesFolder = 'certificates';
const owner = { mode: 0o600 } as const;

const ignore =
  <T>(code: string, instead: T) =>
  (error: unknown): T => {
    if (codeOf(error) === code) return instead;
    throw error;
  };

/** Where an installation keeps what it seals with, readable by its owner alone. */
export interface SealFolder {
  /** Key and certificate as PEM; null: none was made yet. */
  pair(): Promise<string | null>;
  /** Keeps this one unless another process was first, and answers the one that is kept. */
  keep(pem: string): Promise<string>;
  /** In place of one that has ended. */
  replace(pem: string): Promise<void>;
  /** So that what it sealed is known as ours also when another has taken its place. */
  remember(certificate: Buffer): Promise<void>;
  /** DER. */
  remembered(): Promise<readonly Buffer[]>;
}

async function writeBeside(file: string, content: string | Buffer): Promise<string> {
  const beside = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(beside, content, { ...owner, flush: true });
  return beside;
}

export function sealFolder(folder: string): SealFolder {
  const file = path.join(folder, pairFile);
  const certificates = path.join(folder, certificatesFolder);
  const pair = () => readFile(file, 'utf8').catch(ignore('ENOENT', null));
  return {
    pair,
    keep: async (pem) => {
      const beside = await writeBeside(file, pem);
      await link(beside, file).catch(ignore('EEXIST', undefined));
      await rm(beside);
      return (await pair()) ?? pem;
    },
    replace: async (pem) => rename(await writeBeside(file, pem), file),
    remember: async (certificate) => {
      const name = createHash('sha256').update(certificate).digest('hex');
      const known = path.join(certificates, `${name}.der`);
      await rename(await writeBeside(known, certificate), known);
    },
    remembered: async () => {
      const names = await readdir(certificates).catch(ignore('ENOENT', []));
      const known = names.filter((name) => name.endsWith('.der'));
      return Promise.all(known.map((name) => readFile(path.join(certificates, name))));
    },
  };
}

/** For a process that keeps nothing, as an app of a test. */
export function sealInMemory(): SealFolder {
  let kept: string | null = null;
  const known: Buffer[] = [];
  return {
    pair: async () => kept,
    keep: async (pem) => (kept ??= pem),
    replace: async (pem) => void (kept = pem),
    remember: async (certificate) => void known.push(certificate),
    remembered: async () => known,
  };
}
