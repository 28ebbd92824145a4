import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { findSql } from './find-sql.ts';

const server = path.join(projectRoot, 'apps/server/src');
const mayWriteSql = (file: string) =>
  file.startsWith('platform/') || file.endsWith('.store.ts') || file.endsWith('.test.ts');

const outside = (readdirSync(server, { recursive: true }) as string[])
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !mayWriteSql(file));

test('SQL is written in *.store.ts and in the platform alone', () => {
  const breaches = outside.flatMap((file) =>
    findSql(file, readFileSync(path.join(server, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(outside.length).toBeGreaterThan(100);
  expect(breaches).toEqual([]);
});

test.each([
  ["import { sql } from 'kysely';"],
  ["import { type RawBuilder, sql } from 'kysely';"],
  ["import * as kysely from 'kysely';"],
  ["await pool.query('select 1');"],
  ["await client['query']('select 1');"],
  ["const row = await tx.selectFrom('lamp').selectAll().executeTakeFirst();"],
  ["await tx.insertInto('lamp').values(one).execute();"],
  ["await tx.updateTable('lamp').set(one).execute();"],
  ["await tx.deleteFrom('lamp').execute();"],
])('a planted breach is found: %s', (breach) => {
  expect(findSql('lamp/light-lamp.ts', `export const a = 1;\n${breach}`)).toEqual([2]);
});

test.each([
  ["import type { RawBuilder } from 'kysely';"],
  ["import { type RawBuilder } from 'kysely';"],
  ['const { query } = call; readActivity(parts, call.query);'],
])('what writes no SQL passes: %s', (sound) => {
  expect(findSql('lamp/light-lamp.ts', sound)).toEqual([]);
});
