import { Socket } from 'node:net';
import { Client } from 'pg';
import { inject } from 'vitest';
import { urlOfDatabase } from '../../src/platform/postgres/index.ts';
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
  made += 1;
  const name = `test_${process.pid}_${made}`;
  const from = source === undefined ? '' : ` TEMPLATE ${source} STRATEGY FILE_COPY`;
  await onServer(`CREATE DATABASE ${name}${from}`);
  return {
    url: urlOfDatabase(inject('postgresUrl'), name),
    drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

let kept: Promise<Client> | undefined;
let before: Promise<void> = Promise.resolve();

/** On one connection for all databases of a worker: one for each would take a tenth of what a copy takes. */
function onServer(statement: string): Promise<void> {
  const done = before.then(async () => {
    kept ??= connect().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    await (await kept).query(statement);
  });
  before = done.catch(() => undefined);
  return done;
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: urlOfDatabase(inject('postgresUrl'), 'postgres') });
  client.on('error', () => (kept = undefined));
  await client.connect();
  // It ends with the worker, and keeps it from nothing.
  const { stream } = client.connection;
  if (stream instanceof Socket) stream.unref();
  return client;
}
