import { updateUserSetting } from '@nukkad/contract/identity/profile/profile.api';
import { answerInvitation, updateUser } from '@nukkad/contract/identity/staff/staff.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { redeliver } from '../../../test/harness/redeliver.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: StaffFixture;
beforeAll(async () => {
  fixture = await staffFixture();
});
afterAll(() => fixture.app.close());

const sentTo = async (userId: string) => {
  await redeliver(fixture.app);
  const { rows } = await sql<{ mobileNumber: string }>`select mobile_number as "mobileNumber"
    from user_account where user_id = ${userId}`.execute(fixture.app.platform.db);
  return fixture.app.sms
    .filter(({ mobileNumber }) => mobileNumber === rows[0]?.mobileNumber)
    .map(({ template, variables }) => variables['text'] ?? template);
};

test('promise 97: owner and member hear once who came, what each may do and who went', async () => {
  const ravi = await fixture.hire('9730001001', ['manage_users.view']);
  expect(await sentTo(fixture.ownerViewer.userId)).toEqual(['Ravi Kumar joined your team.']);
  await fixture.owner.ask(updateUser, { body: { staffId: required(ravi.staffId), action: 'deactivate' } });
  expect(await sentTo(ravi.userId)).toEqual([
    'Lakshmi Home Services changed your permissions. Log in to see them.',
    'Lakshmi Home Services removed you from its team.',
  ]);
  await sql`insert into user_setting (user_id, language, updated_at)
    values (${ravi.userId}, 'hi', ${fixture.app.clock.now()})`.execute(fixture.app.platform.db);
  await fixture.owner.ask(updateUser, { body: { staffId: required(ravi.staffId), action: 'activate' } });
  expect((await sentTo(ravi.userId)).at(-1)).toBe('Lakshmi Home Services ने आपको फिर से अपनी टीम में जोड़ा है।');
});

test('a person who turned team notices off gets none', async () => {
  const quiet = await fixture.person('9730001002');
  await fixture.as(quiet).ask(updateUserSetting, {
    body: {
      notifications: [{ tag: 'team', sms: false, mail: false, push: false }],
    },
  });
  const { body } = await fixture.invite(fixture.owner, { mobileNumber: '9730001002' });
  await fixture.as(quiet).ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
  await fixture.owner.ask(updateUser, { body: { staffId: body.staffId, action: 'deactivate' } });
  expect(await sentTo(quiet.userId)).toEqual([]);
});
