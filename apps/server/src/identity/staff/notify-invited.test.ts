import { getUserTabs, updateUserSetting } from '@nukkad/contract/identity/profile/profile.api';
import {
  answerInvitation,
  inviteUser,
  listMyInvitations,
  updateUser,
} from '@nukkad/contract/identity/staff/staff.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';

let fixture: StaffFixture;
let number = 9_730_000_000;
const nextNumber = () => String((number += 1));
beforeAll(async () => {
  fixture = await staffFixture();
});
afterAll(() => fixture.app.close());

const messagesTo = async (mobileNumber: string) => {
  await fixture.app.drain();
  return fixture.app.sms.filter((sms) => sms.mobileNumber === mobileNumber);
};
const withEmail = async (email: string) => {
  const viewer = await fixture.person(nextNumber());
  await sql`update user_account set email = ${email}, email_verified_at = now(), mobile_number = null where user_id = ${viewer.userId}`.execute(
    fixture.app.platform.db,
  );
  return fixture.as(viewer);
};

test('the invited person gets one SMS with the firm and where to answer', async () => {
  const mobileNumber = nextNumber();
  await fixture.invite(fixture.owner, { mobileNumber });
  const sent = await messagesTo(mobileNumber);
  expect(sent).toEqual([
    {
      mobileNumber,
      template: 'staff_invitation',
      language: 'en',
      variables: {
        company: 'Lakshmi Home Services',
        link: expect.stringMatching(/\/profile\/invitations$/) as string,
      },
    },
  ]);
});

test('it is in the language that the invited person chose, and is not sent to who wants none', async () => {
  const [hindi, silent] = [nextNumber(), nextNumber()];
  const reader = fixture.as(await fixture.person(hindi));
  await reader.ask(updateUserSetting, { body: { language: 'hi' } });
  const quiet = fixture.as(await fixture.person(silent));
  await quiet.ask(updateUserSetting, {
    body: {
      notifications: [{ tag: 'team', sms: false, mail: false, push: true }],
    },
  });
  await fixture.invite(fixture.owner, { mobileNumber: hindi });
  await fixture.invite(fixture.owner, { mobileNumber: silent });
  expect((await messagesTo(hindi)).map(({ language }) => language)).toEqual(['hi']);
  expect(await messagesTo(silent)).toEqual([]);
  expect((await quiet.ask(listMyInvitations)).body.items).toHaveLength(1);
});

test('to an unknown number it is in the language of the inviter', async () => {
  const mobileNumber = nextNumber();
  await fixture.owner.ask(inviteUser, {
    body: { fullName: 'Ravi Kumar', isProfessional: true, mobileNumber },
    headers: { 'idempotency-key': crypto.randomUUID(), lang: 'hi' },
  });
  expect((await messagesTo(mobileNumber))[0]?.language).toBe('hi');
});

test('withdrawn before it went out, it is not sent; withdrawn and repeated, it is not sent again', async () => {
  const mobileNumber = nextNumber();
  const { body: first } = await fixture.invite(fixture.owner, { mobileNumber });
  await fixture.owner.ask(updateUser, { body: { staffId: first.staffId, action: 'withdraw' } });
  expect(await messagesTo(mobileNumber)).toEqual([]);
  fixture.app.clock.advance(1_000);
  const { status } = await fixture.invite(fixture.owner, { mobileNumber });
  expect([status, await messagesTo(mobileNumber)]).toEqual([201, []]);
  await fixture.invite(fixture.stranger, { mobileNumber });
  expect(await messagesTo(mobileNumber)).toHaveLength(1);
});

test('an invitation is found, counted and answered by a proven e-mail address too, and by no other', async () => {
  const email = `ravi.${nextNumber()}@example.in`;
  const { body } = await fixture.invite(fixture.owner, { mobileNumber: nextNumber(), email });
  expect(body.email).toBe(email);
  const [ravi, other] = [await withEmail(email), await withEmail(`other.${email}`)];
  expect((await other.ask(listMyInvitations)).body.items).toEqual([]);
  const refused = await other.ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
  expect(refused.status).toBe(404);
  const { body: tabs } = await ravi.ask(getUserTabs);
  expect(tabs.tabs).toContainEqual({ key: 'invitations', path: '/profile/invitations', count: 1 });
  const joined = await ravi.ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
  expect(joined.body.joined).toBe(true);
});
