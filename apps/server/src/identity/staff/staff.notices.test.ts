import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffWorld, staffWorld } from '../../../test/staff-world.ts';
import { tellAgain } from '../../../test/tell-twice.ts';

let world: StaffWorld;
beforeAll(async () => {
  world = await staffWorld();
});
afterAll(() => world.app.close());

const sentTo = async (userId: string) => {
  await tellAgain(world.app);
  const { rows } = await sql<{ mobileNumber: string }>`select mobile_number as "mobileNumber"
    from user_account where user_id = ${userId}`.execute(world.app.platform.db);
  return world.app.sms
    .filter(({ mobileNumber }) => mobileNumber === rows[0]?.mobileNumber)
    .map(({ template, variables }) => variables['text'] ?? template);
};

test('promise 97: owner and member hear once who came, what each may do and who went', async () => {
  const ravi = await world.hire('9730001001', ['manage_users.view']);
  expect(await sentTo(world.ownerViewer.userId)).toEqual(['Ravi Kumar joined your team.']);
  await world.owner.patch('user/myUser', { staffId: ravi.staffId, action: 'deactivate' });
  expect(await sentTo(ravi.userId)).toEqual([
    'Lakshmi Home Services changed what you can do in its team. Sign in to see it.',
    'Lakshmi Home Services removed you from its team.',
  ]);
  await sql`insert into user_setting (user_id, language, updated_at)
    values (${ravi.userId}, 'hi', ${world.app.clock.now()})`.execute(world.app.platform.db);
  await world.owner.patch('user/myUser', { staffId: ravi.staffId, action: 'activate' });
  expect((await sentTo(ravi.userId)).at(-1)).toBe('Lakshmi Home Services ने आपको फिर से अपनी टीम में जोड़ा है।');
});

test('who turned off what is about teams hears nothing of them', async () => {
  const quiet = await world.person('9730001002');
  await world.as(quiet).patch('user/setting', {
    notifications: [{ tag: 'team', sms: false, mail: false, push: false }],
  });
  const { body } = await world.invite(world.owner, { mobileNumber: '9730001002' });
  await world.as(quiet).patch('user/myInvitations', { staffId: body.staffId, accept: true });
  await world.owner.patch('user/myUser', { staffId: body.staffId, action: 'deactivate' });
  expect(await sentTo(quiet.userId)).toEqual([]);
});
