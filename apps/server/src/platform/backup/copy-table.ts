import { codeOf } from '../error-code.ts';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackupTable } from './manifest.ts';
import type { TableShape } from './read-structure.ts';

export const tablesFolder = 'database';

const columnsOf = ({ columns }: TableShape): string => columns.map(pg.escapeIdentifier).join(', ');
export const quotedName = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Passes bytes on and remembers their sum. */
function hashing(): { through: Transform; hex: () => string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, hex: () => hash.digest('hex') };
}

/** Writes all rows of one table, as the client's snapshot sees them, without holding them in memory. */
export async function dumpTable(
  client: pg.Client,
  shape: TableShape,
  folder: string,
  file = `${tablesFolder}/${shape.schema}.${shape.name}.copy.gz`,
): Promise<BackupTable> {
  // A partitioned table copies its partitions' rows only through a query.
  const rows = client.query(copyTo(`copy (select ${columnsOf(shape)} from ${quotedName(shape)}) to stdout`));
  const { through, hex } = hashing();
  const target = createWriteStream(path.join(folder, file), { mode: 0o600, flags: 'wx' });
  await pipeline(rows, createGzip({ level: 4 }), through, target);
  return { ...shape, columns: [...shape.columns], rows: rows.rowCount, file, sha256: hex() };
}

/** Loads what `dumpTable` wrote. Answers how many rows there were. */
export async function loadTable(client: pg.Client, table: BackupTable, folder: string): Promise<number> {
  const into = client.query(copyFrom(`copy ${quotedName(table)} (${columnsOf(table)}) from stdin`));
  await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), into);
  return into.rowCount;
}

/** Whether the file is the one that the backup wrote. */
export async function isIntact(table: BackupTable, folder: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path.join(folder, table.file)), hash);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  return hash.digest('hex') === table.sha256;
}
