import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from '../../src/platform/db/migrate.ts';
import { serverRoot } from '../../src/platform/paths.ts';
import { type TestDatabase, emptyDatabase } from '../harness/database.ts';
import { landed } from './landed.ts';

const copies = '1350_share';
const [asha, lakshmi, desk, shop, other] = Array.from({ length: 5 }, () => randomUUID());
const [document, booking, orphan, quote, paper, letter] = Array.from({ length: 6 }, () => randomUUID());

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await emptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const before = landed.slice(0, landed.indexOf(copies));
  await client.query('begin');
  await applyMigrations(client, await Promise.all(before.map(known)));
  await client.query('commit');
}, 240_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function known(name: string) {
  const text = await readFile(path.join(serverRoot, 'migrations', `${name}.sql`), 'utf8');
  return { name: `${name}.sql`, checksum: createHash('sha256').update(text).digest('hex') };
}

/** A row of which only what the copy reads is said: the rest of its table asks for nothing here. */
async function put(table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = Object.keys(values);
  await client.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(values),
  );
}

async function askForNothing(table: string): Promise<void> {
  const { rows } = await client.query<{ change: string }>(
    `select format('alter column %I drop not null', attname) as change from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and attnotnull and not attisdropped and attidentity = ''
        and not exists (select from pg_index i where i.indrelid = attrelid and i.indisprimary and attnum = any(i.indkey))
    union all select format('drop constraint %I', conname) from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  for (const { change } of rows) await client.query(`alter table ${table} ${change}`);
}

const days = (count: number) => new Date(Date.UTC(2026, 0, 10 + count));
const links: Record<string, string> = {};
const shared = (name: string, ends = 7) => {
  links[name] = randomUUID();
  return { share_id: links[name], created_at: days(0), expires_at: days(ends) };
};

async function fill(): Promise<void> {
  const parents = [
    'user_account',
    'organisation',
    'user_role',
    'document',
    'booking',
    'quote',
    'party_paper',
  ];
  for (const table of [...parents, 'employment_letter']) await askForNothing(table);
  // What they refer to in turn is left out.
  await client.query('set session_replication_role = replica');
  for (const user_id of [asha, lakshmi, desk]) await put('user_account', { user_id });
  for (const organisation_id of [shop, other]) await put('organisation', { organisation_id });
  await put('user_role', {
    user_role_id: randomUUID(),
    user_id: lakshmi,
    role: 'Service Partner',
    organisation_id: shop,
  });
  await put('user_role', {
    user_role_id: randomUUID(),
    user_id: desk,
    role: 'subUser',
    organisation_id: shop,
  });
  await put('document', { document_id: document, user_id: asha });
  await put('booking', { booking_id: booking, buyer_id: asha, organisation_id: shop });
  await put('booking', { booking_id: orphan, buyer_id: asha });
  await put('quote', { quote_id: quote, organisation_id: shop });
  await put('party_paper', { paper_id: paper, organisation_id: shop });
  await put('employment_letter', { letter_id: letter, organisation_id: shop, issued_by: lakshmi });

  await put('document_share', {
    ...shared('document'),
    document_id: document,
    user_id: asha,
    password_hash: 'of a password',
    revoked_at: days(2),
    opened_count: 3,
    last_opened_at: days(1),
    wrong_tries: 4,
    last_wrong_at: days(1),
  });
  const invoice = { booking_id: booking, opened_count: 2 };
  await put('invoice_share', { ...shared('invoice of its customer'), ...invoice, shared_by: asha });
  await put('invoice_share', { ...shared('invoice of the owner', 400), ...invoice, shared_by: lakshmi });
  await put('invoice_share', { ...shared('invoice of the desk'), ...invoice, shared_by: desk });
  await put('invoice_share', { ...shared('of no one'), booking_id: orphan, shared_by: desk });
  await put('quote_share', { ...shared('estimate of its customer', 200), quote_id: quote, shared_by: asha });
  await put('quote_share', { ...shared('estimate of the desk'), quote_id: quote, shared_by: desk });
  await put('party_paper_share', { ...shared('paper'), paper_id: paper, shared_by: desk });
  await put('party_paper_share', { ...shared('paper by mail'), paper_id: paper, shared_by: lakshmi });
  await put('party_paper_mail', {
    mail_id: randomUUID(),
    paper_id: paper,
    share_id: links['paper by mail'],
    email: 'asha@nukkad.example',
    lang: 'en',
    sent_by: lakshmi,
    sent_at: days(0),
  });
  await put('employment_letter_share', {
    ...shared('letter'),
    letter_id: letter,
    user_id: asha,
    opened_count: 1,
  });
  await client.query('set session_replication_role = origin');
}

test('links of before are one table afterwards: each with its maker, side, end, password and count', async () => {
  await fill();
  await client.query('begin');
  await applyMigrations(client, [await known(copies)]);
  await client.query('commit');
  const { rows } = await client.query<Record<string, unknown>>('select * from share');
  const byId = new Map(rows.map((row) => [row['share_id'], row]));
  const found = (name: string) => byId.get(links[name]);
  const usual = {
    allows: 'download',
    created_at: days(0),
    ends_set_at: days(0),
    expires_at: days(7),
    most_openings: null,
  };
  const ofCustomer = {
    shared_by: asha,
    made_as: 'Buyer',
    organisation_id: null,
    is_own: true,
    is_sent: false,
  };
  const ofBusiness = { organisation_id: shop, is_own: false, is_sent: false };

  expect(found('document')).toMatchObject({
    ...usual,
    subject: 'document',
    subject_id: document,
    shared_by: asha,
    made_as: null,
    is_own: true,
    password_hash: 'of a password',
    revoked_at: days(2),
    opened_count: 3,
    last_opened_at: days(1),
    wrong_tries: 4,
    last_wrong_at: days(1),
  });
  const invoice = { ...usual, subject: 'invoice', subject_id: booking, opened_count: 2 };
  expect(found('invoice of its customer')).toMatchObject({ ...invoice, ...ofCustomer });
  expect(found('invoice of the owner')).toMatchObject({
    ...invoice,
    ...ofBusiness,
    shared_by: lakshmi,
    made_as: 'Service Partner',
    expires_at: days(90),
  });
  expect(found('invoice of the desk')).toMatchObject({
    ...invoice,
    ...ofBusiness,
    shared_by: desk,
    made_as: 'subUser',
  });
  const estimate = { ...usual, subject: 'estimate', subject_id: quote };
  expect(found('estimate of its customer')).toMatchObject({
    ...estimate,
    ...ofCustomer,
    expires_at: days(90),
  });
  expect(found('estimate of the desk')).toMatchObject({
    ...estimate,
    ...ofBusiness,
    shared_by: desk,
    made_as: 'subUser',
  });
  const issued = { ...usual, subject: 'paper', subject_id: paper, ...ofBusiness };
  expect(found('paper')).toMatchObject({ ...issued, shared_by: desk, made_as: 'subUser' });
  expect(found('paper by mail')).toMatchObject({
    ...issued,
    shared_by: lakshmi,
    made_as: 'Service Partner',
    is_sent: true,
  });
  expect(found('letter')).toMatchObject({
    ...usual,
    subject: 'letter',
    subject_id: letter,
    shared_by: lakshmi,
    organisation_id: shop,
    is_own: false,
    is_sent: true,
    for_user_id: asha,
    opened_count: 1,
  });
  // No one may share the invoice of a booking that no business has.
  expect([found('of no one'), rows.length]).toEqual([undefined, 9]);
});
