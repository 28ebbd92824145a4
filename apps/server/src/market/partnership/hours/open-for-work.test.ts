import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { submitForReview, verifyBankAccount } from '@nukkad/contract/market/partnership/partnership.api';
import { getWorkingHours, saveWorkingHours } from '@nukkad/contract/market/partnership/hours.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/harness/mounted.ts';
import {
  type NewPartner,
  type PartnerFixture,
  kavita,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

const inIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });

/** The half-hours of the day after tomorrow in which a customer at Indiranagar can book this partner. */
async function freeTimes({ organisationId }: NewPartner): Promise<string[]> {
  await fixture.app.drain();
  const day = addDays(istDay(fixture.app.clock.now()), 2);
  const { status, body } = await fixture.app.as(null).ask(getTimeSlots, {
    query: { serviceIds: 'bathroom-cleaning', pincode: '560038', day, organisationId },
  });
  if (status !== 200) return [];
  return body.items
    .filter((slot: Wire) => slot.available)
    .map((slot: Wire) => inIndia.format(new Date(slot.from)));
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const week = (opensMinute: number, closesMinute: number) =>
  everyDay.map((weekday) => ({ weekday, opensMinute, closesMinute }));

test('a partner that goes live can be booked at once: from nine to seven, by the owner; and not before', async () => {
  const partner = await fixture.aReadyPartner();
  await partner.client.ask(submitForReview);
  const before = await partner.client.ask(getWorkingHours);
  expect(before.body).toEqual({
    days: week(540, 1140),
    ownerWorks: true,
    professionals: 0,
    can: { edit: false },
  });
  expect(await freeTimes(partner)).toEqual([]);
  await partner.client.ask(verifyBankAccount, { body: { code: await fixture.pennyCode(partner) } });
  await fixture.decide(partner, { decision: 'Approved' });
  const times = await freeTimes(partner);
  expect([times[0], times.at(-1)]).toEqual(['09:00', '18:00']);
  const after = await partner.client.ask(getWorkingHours);
  expect(after.body).toEqual({
    days: week(540, 1140),
    ownerWorks: true,
    professionals: 1,
    can: { edit: true },
  });
  const staff = await fixture.rows(
    sql`select full_name, is_professional, status from staff_member where user_id = ${partner.userId}`,
  );
  expect(staff).toEqual([{ full_name: kavita.fullName, is_professional: true, status: 'Active' }]);
});

test('hours that were chosen before going live are kept, and an owner who does no jobs is not booked', async () => {
  const partner = await fixture.aReadyPartner();
  const options = { days: week(600, 900), ownerWorks: false };
  expect((await partner.client.ask(saveWorkingHours, { body: options })).body).toMatchObject(options);
  await partner.client.ask(submitForReview);
  const frozen = await partner.client.ask(saveWorkingHours, { body: { ...options, ownerWorks: true } });
  expect([frozen.status, frozen.body.code]).toEqual([409, 'under_review']);
  await partner.client.ask(verifyBankAccount, { body: { code: await fixture.pennyCode(partner) } });
  await fixture.decide(partner, { decision: 'Approved' });
  expect((await partner.client.ask(getWorkingHours)).body).toMatchObject({
    ...options,
    professionals: 0,
  });
  expect(await freeTimes(partner)).toEqual([]);
  await partner.client.ask(saveWorkingHours, { body: { ...options, ownerWorks: true } });
  const times = await freeTimes(partner);
  expect([times[0], times.at(-1)]).toEqual(['10:00', '14:00']);
});

test('the owner stops doing jobs, but not while one of the own is open', async () => {
  const partner = await fixture.aLivePartner();
  const [row] = await fixture.rows(sql`select staff_id from staff_member where user_id = ${partner.userId}`);
  const stop = { days: week(540, 1140), ownerWorks: false };
  fixture.busy.add(row?.['staff_id']);
  const refused = await partner.client.ask(saveWorkingHours, { body: stop });
  expect([refused.status, refused.body.code]).toEqual([409, 'owner_has_jobs']);
  fixture.busy.delete(row?.['staff_id']);
  expect((await partner.client.ask(saveWorkingHours, { body: stop })).body).toMatchObject({
    professionals: 0,
  });
  expect(await freeTimes(partner)).toEqual([]);
});

test('an invalid week is answered with its errors', async () => {
  const partner = await fixture.aLivePartner();
  const save = (days: unknown) =>
    partner.client.askLoosely(saveWorkingHours, { body: { days, ownerWorks: true } });
  const day = { weekday: 1, opensMinute: 540, closesMinute: 1140 };
  for (const days of [
    [],
    [day, day],
    [{ ...day, closesMinute: 540 }],
    [{ ...day, opensMinute: 545 }],
    [{ ...day, weekday: 8 }],
    [{ ...day, closesMinute: 1500 }],
  ])
    expect([days, (await save(days)).status]).toEqual([days, 400]);
});

test('staff read the hours of their own firm alone and change none; a buyer reads none', async () => {
  const partner = await fixture.aLivePartner();
  const as = (viewer: Parameters<typeof aViewer>[0]) => fixture.app.as(aViewer(viewer));
  const permissions = new Set(['company_profile.view'] as const);
  const desk = as({ role: 'subUser', organisationId: partner.organisationId, permissions });
  expect((await desk.ask(getWorkingHours)).body.can).toEqual({ edit: false });
  expect((await desk.ask(saveWorkingHours, { body: { days: week(0, 30), ownerWorks: true } })).status).toBe(
    403,
  );
  const stranger = as({ role: 'subUser', organisationId: fixture.adminId, permissions });
  expect((await stranger.ask(getWorkingHours)).status).toBe(404);
  expect((await as({ userId: partner.userId }).ask(getWorkingHours)).status).toBe(403);
});
