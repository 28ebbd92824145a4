import * as parties from '@nukkad/contract/work/party/party.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../test/fixtures/a-partner.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createPartyDomain } from './index.ts';

let app: Mounted;
let lakshmi: Viewer;
let meera: Viewer;
beforeAll(async () => {
  app = await mounted((platform) => [createPartyDomain({ platform })]);
  lakshmi = await anOwner('Lakshmi Plumbing');
  meera = await anOwner('Meera Interiors');
});
afterAll(() => app.close());

async function anOwner(companyName: string): Promise<Viewer> {
  const { organisationId, ownerUserId } = await aPartner(app.platform.db, { companyName });
  return aViewer({ role: 'Service Partner', userId: ownerUserId, organisationId });
}
const staffOf = ({ organisationId }: Viewer, ...permissions: ('customers.view' | 'booking.view')[]) =>
  aViewer({ role: 'subUser', organisationId, permissions: new Set(permissions) });
const gst = '27AAPFU0939F1ZV';
const body = (name: string, more: object = {}) => ({
  kind: 'customer' as const,
  name,
  openingBalance: 0,
  openingOn: '2026-04-01',
  contacts: [{ name: 'Ravi Kumar', mobileNumber: '9812345678' }],
  addresses: [{ label: 'Office', line: '12, 100 Feet Road', pincode: '560038' }],
  ...more,
});
const add = (viewer: Viewer, name: string, more: object = {}) =>
  app.as(viewer).askLoosely(parties.addParty, { body: body(name, more), headers: key() });
const namesOf = async (viewer: Viewer, query: object = {}) =>
  (await app.as(viewer).ask(parties.listParties, { query: { ...query, count: 'true' } })).body.items.map(
    ({ name }) => name,
  );

test('Lakshmi’s parties are on her list by name with who is called first, and on no other list', async () => {
  const { status, body: made } = await add(lakshmi, 'Green Park Apartments', { openingBalance: 45_000_00 });
  expect([status, made.version, made.can]).toEqual([201, 1, { edit: true, openProject: true }]);
  await add(lakshmi, 'Balaji Tiles', { kind: 'supplier', openingBalance: -12_500_00 });
  const { items } = (await app.as(lakshmi).ask(parties.listParties, { query: {} })).body;
  expect(items.map(({ name, balance, mobileNumber }) => [name, balance, mobileNumber])).toEqual([
    ['Balaji Tiles', -12_500_00, '9812345678'],
    ['Green Park Apartments', 45_000_00, '9812345678'],
  ]);
  expect(await namesOf(lakshmi, { kind: 'supplier' })).toEqual(['Balaji Tiles']);
  expect(await namesOf(lakshmi, { q: 'park' })).toEqual(['Green Park Apartments']);
  expect(await namesOf(lakshmi, { q: '%' })).toEqual([]);
  expect(await namesOf(meera)).toEqual([]);
});

test('the list comes in pages that hold every party once', async () => {
  const seen: string[] = [];
  for (let cursor: string | undefined; cursor !== ''; ) {
    const { body: page } = await app.as(lakshmi).ask(parties.listParties, { query: { limit: 1, cursor } });
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor ?? '';
  }
  expect(seen).toEqual(await namesOf(lakshmi));
});

test('a GST number is checked to its last character, and is there once among customers', async () => {
  const wrong = await add(lakshmi, 'Wrong', { gstNumber: '27AAPFU0939F1ZW' });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { gstNumber: 'The last character of this GST number isn’t valid. Check it.' },
  ]);
  expect((await add(lakshmi, 'Once', { gstNumber: gst })).status).toBe(201);
  expect((await add(lakshmi, 'Twice', { gstNumber: gst })).body.code).toBe('party_gst_taken');
  expect((await add(meera, 'Another shop’s', { gstNumber: gst })).status).toBe(201);
});

test('an edit replaces what is written; one that was read before another edit is refused', async () => {
  const { body: made } = await add(lakshmi, 'Old name');
  const edit = (name: string, version: number) =>
    app.as(lakshmi).askLoosely(parties.editParty, {
      body: { partyId: made.partyId, version, ...body(name, { contacts: [] }) },
    });
  expect((await edit('New name', 1)).body).toMatchObject({ name: 'New name', contacts: [], version: 2 });
  expect((await edit('Late name', 1)).body.code).toBe('party_changed');
});

test('another shop finds nothing of a party; staff without the permission reach none, and readers change none', async () => {
  const { body: made } = await add(lakshmi, 'Her own');
  const read = (viewer: Viewer) =>
    app.as(viewer).askLoosely(parties.getParty, { query: { partyId: made.partyId } });
  expect((await read(meera)).body.code).toBe('party_not_found');
  const edit = { partyId: made.partyId, version: 1, ...body('Stolen') };
  expect((await app.as(meera).askLoosely(parties.editParty, { body: edit })).status).toBe(404);
  expect((await read(staffOf(lakshmi, 'booking.view'))).status).toBe(403);
  const reader = staffOf(lakshmi, 'customers.view');
  expect((await read(reader)).body.can).toEqual({ edit: false, openProject: false });
  expect((await add(reader, 'Not hers')).status).toBe(403);
  expect((await read(aViewer())).status).toBe(403);
});

test('a file is checked row by row; good rows are added once, known and faulty ones are not', async () => {
  const cells = (name: string, more: object = {}) => ({
    name,
    kind: '',
    gstNumber: '',
    contactName: '',
    mobileNumber: '',
    email: '',
    address: '',
    pincode: '',
    openingBalance: '',
    ...more,
  });
  const rows = [
    cells('Sunrise School', { openingBalance: '₹1,25,000', mobileNumber: '+91 98123 45670' }),
    cells('GREEN PARK APARTMENTS'),
    cells('Sunrise School'),
    cells('Bad Money', { openingBalance: 'a lot' }),
    cells('Half Address', { pincode: '560038' }),
    cells('Owed Supplies', { kind: 'Vendor', openingBalance: '-500' }),
    cells('Part of a Paisa', { openingBalance: '12.345' }),
  ].map((one, index) => ({ row: index + 2, cells: one }));
  const send = async (mode: 'check' | 'add') =>
    (await app.as(lakshmi).ask(parties.addParties, { body: { mode, rows } })).body;
  const checked = await send('check');
  expect(checked.rows.map(({ state }) => state)).toEqual([
    'ready',
    'known',
    'faulty',
    'faulty',
    'faulty',
    'ready',
    'faulty',
  ]);
  expect(checked.rows[6]?.faults).toMatchObject([
    { field: 'openingBalance', message: 'Use at most two decimals, e.g. 449.50.' },
  ]);
  expect(checked.rows[4]?.faults[0]).toMatchObject({ field: 'address' });
  expect((await send('add')).added).toBe(2);
  expect((await send('add')).added).toBe(0);
  const { items } = (await app.as(lakshmi).ask(parties.listParties, { query: { q: 'Sunrise' } })).body;
  expect(items.map(({ balance, mobileNumber }) => [balance, mobileNumber])).toEqual([
    [1_25_000_00, '9812345670'],
  ]);
});
