/** A folder that is shared with a department: for who works there, and in its parts. */
import * as drive from '@nukkad/contract/files/drive/drive.api';
import * as api from '@nukkad/contract/files/drive/grant.api';
import * as departments from '@nukkad/contract/people/department/department.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { type GrantPlay, grantPlay } from '../../../../test/fixtures/grant-play.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let play: GrantPlay;
beforeAll(async () => {
  play = await grantPlay();
}, 120_000);
afterAll(() => play.app.close());

const status = async (by: Viewer, itemId: string) =>
  (await play.app.as(by).askLoosely(drive.getDriveItem, { query: { itemId } })).status;

/** As the business adds one. */
async function department(
  by: Viewer,
  name: string,
  parentId: string | null = null,
  headId: string | null = null,
): Promise<string> {
  const body = { name, parentId, headId };
  const answer = await play.app.as(by).ask(departments.addDepartment, { body, headers: key() });
  return answer.body.departmentId;
}

async function worksIn(member: Viewer, departmentId: string | null): Promise<void> {
  const { staffId, organisationId } = member;
  await sql`insert into employee (staff_id, organisation_id, department_id, joined_on, created_at, updated_at)
    values (${staffId}, ${organisationId}, ${departmentId}, '2020-01-01', now(), now())
    on conflict (staff_id) do update set department_id = excluded.department_id`.execute(
    play.app.platform.db,
  );
}

test('a department has what is shared with it, also its parts and who leads it, and no one else of the team', async () => {
  const { owner, app } = play;
  const member = play.staff();
  const fitters = await department(owner, 'Fitters');
  const [pipes, office] = [await department(owner, 'Pipes', fitters), await department(owner, 'Office')];
  const folder = await play.folder(owner, 'Drawings', null, 'team');
  const file = await play.keep(owner, { space: 'team', name: 'Valve.txt', parentId: folder.itemId });
  const grant = await play.give(owner, folder.itemId, { kind: 'department', departmentId: fitters });
  expect(grant).toMatchObject({ kind: 'department', name: 'Fitters', right: 'view', endsAt: null });
  const seenIn: [string | null, number, string[]][] = [];
  for (const place of [null, office, fitters, pipes]) {
    await worksIn(member, place);
    seenIn.push([place, await status(member, file.itemId), await play.shared(member)]);
  }
  expect(seenIn).toEqual([
    [null, 404, []],
    [office, 404, []],
    [fitters, 200, ['Drawings']],
    [pipes, 200, ['Drawings']],
  ]);
  await app.as(owner).call(api.changeGrant, { body: { grantId: grant.grantId, right: 'edit' } });
  await play.folder(member, 'Old', folder.itemId);
  await app.as(owner).call(api.revokeGrant, { query: { grantId: grant.grantId } });
  expect(await status(member, file.itemId)).toBe(404);
  await play.give(owner, folder.itemId, { kind: 'department', departmentId: pipes });
  await worksIn(member, fitters);
  expect(await status(member, file.itemId)).toBe(404);
});

test('who edits the team drive chooses from all departments, without a permission to manage people', async () => {
  const { owner, app } = play;
  const [top, below] = [await department(owner, 'Sales'), await department(owner, 'Counter')];
  const editor = play.staff('company_profile.view', 'company_profile.update');
  const { items } = await app.as(editor).call(departments.listDepartments, { query: {} });
  expect(items.map(({ departmentId }) => departmentId)).toEqual(expect.arrayContaining([top, below]));
  const folder = await play.folder(owner, 'Offers of the week', null, 'team');
  const to = { kind: 'department' as const, departmentId: below };
  const grant = await play.give(editor, folder.itemId, to, { days: 30 });
  expect(grant).toMatchObject({ name: 'Counter', can: { change: true, revoke: true } });
  const listed = await app.as(owner).call(api.listGrants, { query: { itemId: folder.itemId } });
  expect(listed.items.map(({ kind, name, endsAt }) => [kind, name, endsAt !== null])).toEqual([
    ['department', 'Counter', true],
  ]);
  const reader = play.staff('company_profile.view');
  expect((await play.tryToGive(reader, folder.itemId, to)).status).toBe(403);
});

test('who leads a department has what is shared with it, without working in it', async () => {
  const { owner } = play;
  const member = play.staff();
  const led = await department(owner, 'Led', null, member.staffId);
  await worksIn(member, null);
  const file = await play.keep(owner, { space: 'team', name: 'Plan of the year.txt' });
  await play.give(owner, file.itemId, { kind: 'department', departmentId: led });
  expect(await status(member, file.itemId)).toBe(200);
});

test('a department of another business, or one that is gone, is refused; shared twice it is one', async () => {
  const { owner, app } = play;
  const other = await aPartner(app.platform.db);
  const stranger = aViewer({
    role: 'Service Partner',
    userId: other.ownerUserId,
    organisationId: other.organisationId,
  });
  const theirs = await department(stranger, 'Theirs');
  const { itemId } = await play.keep(owner, { space: 'team', name: 'Rates.txt' });
  const to = { kind: 'department', departmentId: theirs };
  expect((await play.tryToGive(owner, itemId, to)).body.code).toBe('drive_grant_no_department');
  expect((await play.tryToGive(play.asha, (await play.keep(play.asha)).itemId, to)).body.code).toBe(
    'drive_grant_no_team',
  );
  const own = await department(owner, 'Own');
  const first = await play.give(owner, itemId, { kind: 'department', departmentId: own });
  const second = await play.give(
    owner,
    itemId,
    { kind: 'department', departmentId: own },
    { right: 'edit', days: 7 },
  );
  expect([second.grantId, second.right]).toEqual([first.grantId, 'edit']);
  await app.as(owner).call(departments.removeDepartment, { query: { departmentId: own } });
  const { items } = await app.as(owner).call(api.listGrants, { query: { itemId } });
  expect(items).toEqual([]);
  const gone = { kind: 'department', departmentId: own };
  expect((await play.tryToGive(owner, itemId, gone)).body.code).toBe('drive_grant_no_department');
});
