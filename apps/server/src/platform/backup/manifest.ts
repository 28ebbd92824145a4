import { codeOf } from '../error-code.ts';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

export const backupTable = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order of the copied columns; a generated column is computed again. */
  columns: z.array(z.string()),
  rows: z.number(),
  file: z.string(),
  /** Of the compressed file, hex. */
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  /** The instant of the database's snapshot, UTC. */
  takenAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Monthly partitions that existed, by the name of their parent. */
  months: z.array(z.object({ parent: z.string(), firstDay: z.string() })),
  tables: z.array(backupTable),
  /** The keys of stored files lie beside the backups (`key-file.ts`); not there: a backup of before them. */
  keysApart: z.optional(z.literal(true)),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
  files: z.object({ kind: z.enum(['folder', 's3']), count: z.number(), bytes: z.number() }),
  /** Where the secret was: 'file' is in the backup, 'environment' is not. */
  secret: z.object({ from: z.enum(['file', 'environment']), fingerprint: z.string() }),
});

export type BackupTable = z.output<typeof backupTable>;
export type Manifest = z.output<typeof manifest>;

const manifestFile = 'manifest.json';
export const filesFolder = 'files';
export const secretFile = 'secret';
/** Key and certificates that documents are sealed with. */
export const sealFolder = 'seal';

/** Written last: a folder without a manifest is a backup that did not finish. */
export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(path.join(folder, manifestFile), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });

/** Throws a `BackupFault` with a sentence for people where the folder holds no finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT')
      throw new BackupFault(`${folder} holds no finished backup: ${manifestFile} is missing.`);
    throw error;
  });
  const parsed = z.safeParse(manifest, asJson(text));
  if (parsed.success) return parsed.data;
  throw new BackupFault(`${manifestFile} of ${folder} is damaged, or of another format.`);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A reason that the operator can act on; its message is printed without a stack. */
export class BackupFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BackupFault';
  }
}
