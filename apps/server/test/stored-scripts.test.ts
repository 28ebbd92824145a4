import { addDeliveryAddress, updateDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedScripts } from '../../../e2e/pages/stored-scripts.ts';
import { recordPromise } from './faults/record-promise.ts';
import type { TestClient } from './harness/test-client.ts';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';

let whole: WholeApp;
let asha: TestClient;
beforeAll(async () => {
  whole = await wholeApp();
  asha = await whole.as('9000000001');
});
afterAll(() => whole.close());

const limits = { contactName: 80, line1: 160, landmark: 120, locality: 120 } as const;
const fields = Object.keys(limits) as (keyof typeof limits)[];
const plain = {
  label: 'Home',
  contactName: 'Asha Rao',
  line1: '12, 3rd Cross',
  landmark: '',
  locality: 'Indiranagar',
  pincode: '560038',
};

test('promise 64: 400 scripts in each field of an address are refused or come back as the text they are, as JSON that no browser runs', async () => {
  const { body: made } = await asha.askLoosely(addDeliveryAddress, { body: plain });
  const { addressId } = made;
  let stored = 0;
  for (const script of storedScripts) {
    const texts = Object.fromEntries(fields.map((name) => [name, script.slice(0, limits[name])]));
    const answer = await asha.askLoosely(updateDeliveryAddress, { body: { ...plain, ...texts, addressId } });
    expect([200, 400]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    if (answer.status !== 200) continue;
    stored += 1;
    for (const name of fields) expect(answer.body.address?.[name] ?? '').toBe(texts[name]?.trim());
  }
  expect(stored).toBeGreaterThan(300);
  recordPromise(64, storedScripts.length * fields.length, 0);
}, 60_000);

test('promise 64: a name is letters, and a script is no name', async () => {
  for (const script of storedScripts.slice(0, 100)) {
    const { status, body } = await asha.ask(updateInfo, { body: { fullName: script.slice(0, 80) } });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['fullName']]);
  }
});
