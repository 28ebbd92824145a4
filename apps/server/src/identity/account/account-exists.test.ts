import { isExists, isGstExists, isPanExists } from '@nukkad/contract/identity/account/sign-in.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedUser } from '../../../seed/account.ts';
import { seedOrganisation } from '../../../seed/partner.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { addEmail, mountedWithSignIn, newPerson, signInAs } from '../../../test/harness/sign-in.ts';

const minute = 60_000;
let app: Mounted;
let asha: string;
let ashasMail: string;
beforeAll(async () => {
  app = await mountedWithSignIn({ variables: { RATE_LIMIT_SCALE: '1' } });
});
beforeEach(() => {
  ({ mobile: asha, mail: ashasMail } = newPerson(app));
});
afterAll(() => app.close());

describe('promise 32: asking whether an account exists', () => {
  test('answers a boolean and nothing else, for numbers, addresses, GST numbers and PANs', async () => {
    const { client } = await signInAs(app, asha);
    await addEmail(app, client, ashasMail);
    const owner = { userId: crypto.randomUUID(), mobileNumber: '9100000009', fullName: 'Lakshmi Rao' };
    await app.platform.db.transaction().execute(async (tx) => {
      await seedUser(tx, owner, app.clock.now());
      const { rows } = await sql<{
        city: string;
        pincode: string;
      }>`select c.city_code as city, p.pincode from city c, pincode p limit 1`.execute(tx);
      await seedOrganisation(
        tx,
        {
          organisationId: crypto.randomUUID(),
          ownerUserId: owner.userId,
          companyName: 'Lakshmi Home Services',
          status: 'Active',
          cityCode: rows[0]?.city ?? '',
          pincode: rows[0]?.pincode ?? '',
          latitude: 12.97,
          longitude: 77.64,
          radiusMetres: 14_000,
          gstNumber: '27AAPFU0939F1ZV',
        },
        app.clock.now(),
      );
    });
    const ofContact = (query: { mobileNumber?: string; email?: string }) => client.call(isExists, { query });
    expect(await ofContact({ mobileNumber: asha })).toEqual({ isExists: true });
    expect(await ofContact({ mobileNumber: '9999999999' })).toEqual({ isExists: false });
    expect(await ofContact({ email: ashasMail.toUpperCase() })).toEqual({ isExists: true });
    expect(await ofContact({ email: 'nobody@example.in' })).toEqual({ isExists: false });
    const ofGst = (gstNumber: string) => client.call(isGstExists, { query: { gstNumber } });
    expect(await ofGst('27AAPFU0939F1ZV')).toEqual({ isExists: true });
    expect(await ofGst('29AAPFU0939F1ZR')).toEqual({ isExists: false });
    const ofPan = (panNumber: string) => client.call(isPanExists, { query: { panNumber } });
    expect(await ofPan('AAPFU0939F')).toEqual({ isExists: true });
    expect(await ofPan('AAPFU0939G')).toEqual({ isExists: false });
  });

  test('is allowed ten times an hour: of a person, or of an address, also all at one moment', async () => {
    const { client } = await signInAs(app, asha);
    for (const caller of [client, app.as(null)]) {
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, index) =>
          caller.ask(isExists, { query: { mobileNumber: String(9_200_000_000 + index) } }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(answers.filter(({ body }) => body.code === 'too_many_checks')).toHaveLength(4);
      app.clock.advance(60 * minute);
      expect((await caller.ask(isPanExists, { query: { panNumber: 'AAPFU0939F' } })).status).toBe(200);
    }
  });
});
