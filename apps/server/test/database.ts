import { inject } from 'vitest';
import { createDatabase, dropDatabase, urlOfDatabase } from '../src/platform/postgres/index.ts';
import { ensureCityTemplate, ensureTemplate } from './template.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

let template: Promise<string> | undefined;
let city: Promise<string> | undefined;
let made = 0;

/** A migrated database of one's own, copied from the template: for a test file, or for a single test. */
export async function freshDatabase(): Promise<TestDatabase> {
  template ??= ensureTemplate(inject('postgresUrl'));
  return databaseFrom(await template);
}

/** With the small demo city in it, settled once for all test files. */
export async function freshCity(): Promise<TestDatabase> {
  city ??= ensureCityTemplate(inject('postgresUrl'));
  return databaseFrom(await city);
}

/** An empty one, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return databaseFrom(undefined);
}

async function databaseFrom(source: string | undefined): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await createDatabase(server, name, source);
  return { url: urlOfDatabase(server, name), drop: () => dropDatabase(server, name) };
}
