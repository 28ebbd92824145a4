import { getProfileDetails, updateUserProfile } from '@nukkad/contract/identity/profile/profile.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { professionalParts } from '@nukkad/contract/identity/account/professional-profile';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';

/** Of the small city: a professional of Lakshmi Home Services, and the person at her desk. */
const ramesh = '9000200000';
const kavitaAtTheDesk = '9000000300';

let whole: WholeApp;
beforeAll(async () => {
  whole = await wholeApp();
});
afterAll(() => whole.close());

const db = () => whole.app.platform.db;
/** Without the constraints of the calls: how each part of Ramesh's profile comes to be missing. */
const takeAway = {
  name: () => sql`update user_account set full_name = '' where mobile_number = ${ramesh}`.execute(db()),
  number: () =>
    sql`update user_account set mobile_number = null, email = 'ramesh@example.in', email_verified_at = now() where mobile_number = ${ramesh}`.execute(
      db(),
    ),
  languages: () => sql`update person_profile set languages = '{}' where user_id = ${userId}`.execute(db()),
} as const;

let userId: string;
beforeAll(async () => {
  userId = (await (await whole.as(ramesh, 'subUser')).ask(getMyProfile)).body.userId;
  // The demo's list of people names him by his number.
  await sql`delete from demo_person where mobile_number = ${ramesh}`.execute(db());
});
beforeEach(async () => {
  await sql`update user_account set full_name = 'Ramesh Gowda', mobile_number = ${ramesh}, email = null, email_verified_at = null where user_id = ${userId}`.execute(
    db(),
  );
  await sql`update person_profile set languages = '{Kannada}' where user_id = ${userId}`.execute(db());
});

const myJobs = 'service/booking/partner/list?mine=true';

describe('a professional whose profile is incomplete is kept from the work, by the list that the web guard follows', () => {
  test('a complete profile opens everything', async () => {
    const client = await whole.as(ramesh, 'subUser');
    expect((await client.ask(getMyProfile)).body).toMatchObject({ isPro: true, profileMissing: [] });
    expect((await client.get(myJobs)).status).toBe(200);
  });

  test.each(professionalParts)('without a %s', async (part) => {
    const client = await whole.as(ramesh, 'subUser');
    await takeAway[part]();
    // Another process may still remember the session for a second.
    await expect.poll(async () => (await client.get(myJobs)).body.code).toBe('profile_incomplete');
    expect((await client.ask(getMyProfile)).body.profileMissing).toEqual([part]);
    expect((await client.ask(getProfileDetails)).status).toBe(200);
  });

  test('the missing language is added in the own profile, and the work is open again', async () => {
    const client = await whole.as(ramesh, 'subUser');
    await takeAway.languages();
    await expect.poll(async () => (await client.get(myJobs)).status).toBe(403);
    const saved = await client.ask(updateUserProfile, { body: { languages: ['Kannada', 'Hindi'] } });
    expect([saved.status, saved.body.languages]).toEqual([200, ['Kannada', 'Hindi']]);
    expect((await client.get(myJobs)).status).toBe(200);
  });

  test('staff who do no jobs themselves are not asked for a language', async () => {
    const desk = await whole.as(kavitaAtTheDesk, 'subUser');
    expect((await desk.ask(getMyProfile)).body).toMatchObject({ isPro: false, profileMissing: [] });
    expect((await desk.get(myJobs)).status).toBe(200);
  });
});
