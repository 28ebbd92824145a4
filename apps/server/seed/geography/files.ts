import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { serverRoot } from '../../src/platform/paths.ts';

const folder = path.join(serverRoot, 'data/geography');
const names = {
  states: 'in-states.json',
  districts: 'lgd-districts-2022.csv',
  cities: 'in-cities.csv.gz',
  cityNames: 'city-names.csv',
  pincodes: 'in-pincodes.csv.gz',
  points: 'pincode-points.csv',
  offices: 'in-post-offices.csv.gz',
} as const;

type FileKey = keyof typeof names;
export type GeographyFiles = Readonly<Record<FileKey, Buffer>>;

/** To be raised when the same files are read in another way. */
const reading = 1;

export async function readGeographyFiles(): Promise<GeographyFiles> {
  const entries = await Promise.all(
    Object.entries(names).map(async ([key, name]) => [key, await readFile(path.join(folder, name))] as const),
  );
  return Object.fromEntries(entries) as unknown as GeographyFiles;
}

/** Changes when a file, or the way it is read, changes. */
export function versionOf(files: GeographyFiles): string {
  const hash = createHash('sha256').update(String(reading));
  for (const content of Object.values(files)) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}

const quoted = /"((?:[^"]|"")*)"|[^,]+|(?<=,|^)(?=,|$)/g;

function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(quoted)].map(([whole, inner]) => inner?.replaceAll('""', '"') ?? whole);
}

/** The rows below the heading. */
export function rowsOf(file: Buffer): string[][] {
  const content = file[0] === 0x1f ? gunzipSync(file) : file;
  const lines = content.toString('utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => fieldsOf(line.trimEnd()));
}
