import { placeBooking } from '@nukkad/contract/market/booking/booking.api';
import { endpoints } from '@nukkad/contract';
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import type { SeenKind } from '@nukkad/contract/kernel/confirmation';
import { addDays } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillCart } from './fixtures/confirmed-bookings.ts';
import { everyDomainsCalls } from './walks/domain-calls.ts';
import { hashOf } from '../../../scripts/test/fixed-part.mjs';
import { recordPromise } from './faults/record-promise.ts';
import { previewFor } from './walks/preview-first.ts';
import { key } from './harness/tenant.ts';
import type { Wire } from './harness/test-client.ts';
import { type Tenants, twoTenants } from './walks/two-tenants.ts';
import { callName, isWhole } from './walks/whole-calls.ts';

/** How often each field of each confirmation is seen otherwise, where its call is tried whole. */
const runs = Number(process.env['CONFIRM_RUNS'] ?? 2);
/** The `nth` of many other values: else the first or the second, as the names of call and field say. */
function otherValues(call: string, field: string): readonly number[] {
  if (!isWhole(call)) return [1 + (hashOf(`${call} ${field}`) % 2)];
  return Array.from({ length: runs }, (_, at) => at + 1);
}

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
}, 120_000);
afterAll(() => tenants.app.close());

const path = 'service/cart/service';

/** Every call of the contract that confirms something has a row. */
const rows = (await everyDomainsCalls()).flatMap(({ confirmations }) => confirmations?.(() => tenants) ?? []);

const anotherLine = { id: 'another', name: 'Another', quantity: 1, options: [], price: 100 };

/** Fewer, more of each, or one where there was none. */
function otherLines(lines: Wire[], nth: number): Wire[] {
  if (lines.length === 0) return [{ ...anotherLine, quantity: nth }];
  return nth % 2 ? [] : lines.map((line) => ({ ...line, quantity: line.quantity + nth }));
}

/** Another value of the same kind, the `nth` of many. */
function otherwise(kind: SeenKind, value: Wire, nth: number): unknown {
  const number = (step: number) => (value ?? 0) + nth * step;
  const another: Record<SeenKind, () => unknown> = {
    time: () => new Date(Date.parse(value ?? '2026-11-24T03:30:00.000Z') + nth * 1_800_000).toISOString(),
    day: () => addDays(value ?? '2027-01-01', nth),
    money: () => number(nth % 2 ? 1 : 100),
    count: () => number(1),
    minutes: () => number(5),
    text: () => `${value ?? ''}${nth}`,
    choice: () => `${value ?? ''}${nth}`,
    flag: () => !value,
    named: () => ({ id: `another-${nth}`, name: value?.name ?? '' }),
    place: () => ({ id: value?.id ?? 'another', name: `${value?.name ?? ''}${nth}` }),
    list: () => [...(value ?? []), `another-${nth}`],
    lines: () => otherLines(value, nth),
    version: () => number(1),
  };
  return another[kind]();
}

const confirming = endpoints.filter(({ spec }) => spec.confirms);

describe('promise 91: a confirmation carries what its screen showed', () => {
  test('promise 91: every call that confirms something is tried here', () => {
    const tried = new Set(rows.map(({ endpoint }) => callName(endpoint)));
    expect(confirming.map(callName).filter((name) => !tried.has(name))).toEqual([]);
    expect(confirming.length).toBeGreaterThanOrEqual(tried.size);
  });

  test.each(rows.map((row) => [row.what, row] as const))(
    'promise 91: %s: every field that was seen otherwise is refused and named, and nothing is done',
    async (_, { endpoint, arrange, after }) => {
      const { who, body, params = {} } = await arrange();
      const fields = Object.entries(endpoint.spec.confirms?.fields ?? {});
      const shown = (await previewFor(who.client, endpoint, body, params)) as Record<string, unknown>;
      const send = (seen: unknown) =>
        who.client[endpoint.method === 'POST' ? 'post' : 'patch'](
          endpoint.path.slice(1).replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? ''),
          { ...body, seen },
          key(),
        );
      let silent = 0;
      let tries = 0;
      for (const [field, kind] of fields)
        for (const nth of otherValues(callName(endpoint), field)) {
          tries += 1;
          const seen = { ...shown, [field]: otherwise(kind, shown[field], nth) };
          const answer = await send(seen);
          const named = answer.body.differences?.map((one: { field: string }) => one.field);
          silent += Number(answer.status !== 409);
          expect([field, answer.status, answer.body.code, named]).toEqual([
            field,
            409,
            'confirmation_differs',
            [field],
          ]);
        }
      const { seen: missing, ...rest } = (await send(undefined)).body.fields ?? {};
      expect([typeof missing, rest]).toEqual(['string', {}]);
      recordPromise(91, tries, silent);
      // As it was shown it goes through, so none of the above had done anything.
      const done = await send(shown);
      expect(done.status, JSON.stringify(done.body)).toBeLessThan(300);
      await after?.(done.body);
      await tenants.app.drain();
    },
    60_000 + runs * 10_000,
  );

  test('promise 91: two tabs of one person: the time that the other tab chose is not booked unseen', async () => {
    const { client } = tenants.a.buyer;
    const at = async (slotId: number) => (await client.patch(path, { slotId, day: '2026-11-26' })).body;
    const [nine, halfPastEleven] = [1118, 1123];
    await fillCart(tenants, '2026-11-26', nine);
    const first = seenOfCart((await client.get(path)).body);
    const second = seenOfCart(await at(halfPastEleven));
    const pressed = await client.ask(placeBooking, {
      body: { paymentMode: 'cash', seen: first },
      headers: key(),
    });
    expect(pressed.body).toMatchObject({
      code: 'confirmation_differs',
      differences: [{ field: 'startsAt', kind: 'time', seen: first.startsAt, now: second.startsAt }],
    });
    expect((await client.get(path)).body.lines).toHaveLength(1);
    const idempotency = key();
    const request = { paymentMode: 'cash', seen: second };
    const booked = await client.askLoosely(placeBooking, { body: request, headers: idempotency });
    expect(booked.status).toBe(201);
    // A retry of the confirmed request answers the same, although the cart is empty now.
    const again = await client.askLoosely(placeBooking, { body: request, headers: idempotency });
    expect([again.status, again.body]).toEqual([201, booked.body]);
  });
});
