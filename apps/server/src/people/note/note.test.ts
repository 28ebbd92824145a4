import * as api from '@nukkad/contract/people/note/note.api';
import { editEmployee } from '@nukkad/contract/people/employee/employee.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: StaffFixture;
let ravi: Viewer;
let sunita: Viewer;
let kiran: Viewer;
beforeAll(async () => {
  fixture = await staffFixture();
  fixture.app.clock.set(new Date('2026-11-24T09:00:00+05:30'));
  ravi = await fixture.hire('9812600001');
  sunita = await fixture.hire('9812600002');
  kiran = await fixture.hire('9812600003', ['manage_users.view', 'manage_users.update']);
  // Sunita is Ravi's manager.
  await fixture.owner.ask(editEmployee, {
    body: {
      employeeId: ravi.staffId as never,
      version: 0,
      employeeCode: null,
      departmentId: null,
      managerId: sunita.staffId,
      joinedOn: '2026-01-01',
      lastDayOn: null,
    },
  });
});
afterAll(() => fixture.app.close());

const add = (viewer: Viewer, more: object = {}) =>
  fixture.as(viewer).askLoosely(api.addNote, {
    body: { day: '2026-11-24', words: 'Bring the long ladder', isShared: false, ...more },
    headers: key(),
  });
const list = (viewer: Viewer, more: object = {}) =>
  fixture.as(viewer).askLoosely(api.listNotes, { query: { ...more } });
const wordsOf = (answer: { body: { items: { words: string }[] } }) =>
  answer.body.items.map(({ words }) => words);

test('a private note is read by its writer alone; a shared one by the managers and the owner as well', async () => {
  const kept = await add(ravi);
  expect([kept.status, kept.body]).toMatchObject([201, { isShared: false, can: { edit: true }, version: 1 }]);
  await add(ravi, { day: '2026-11-25', words: 'Site is open from eight', isShared: true });
  expect(wordsOf(await list(ravi))).toEqual(['Site is open from eight', 'Bring the long ladder']);
  expect(wordsOf(await list(ravi, { day: '2026-11-24' }))).toEqual(['Bring the long ladder']);
  const theirs = await list(sunita, { employeeId: ravi.staffId });
  expect(wordsOf(theirs)).toEqual(['Site is open from eight']);
  expect(theirs.body.items[0]?.can.edit).toBe(false);
  const asOwner = await fixture.owner.askLoosely(api.listNotes, {
    query: { employeeId: ravi.staffId },
  });
  expect(wordsOf(asOwner)).toEqual(['Site is open from eight']);
  for (const viewer of [kiran]) expect((await list(viewer, { employeeId: ravi.staffId })).status).toBe(404);
  const stranger = await fixture.stranger.askLoosely(api.listNotes, {
    query: { employeeId: ravi.staffId },
  });
  expect(stranger.status).toBe(404);
});

test('its writer alone changes and deletes it; a stale version is refused', async () => {
  const { body } = await add(ravi, { words: 'Call the client' });
  const edit = (viewer: Viewer, version: number) =>
    fixture.as(viewer).askLoosely(api.editNote, {
      body: { noteId: body.noteId, version, words: 'Call the client at ten', isShared: true },
    });
  const remove = (viewer: Viewer) =>
    fixture.as(viewer).askLoosely(api.removeNote, { body: { noteId: body.noteId } });
  expect((await edit(sunita, 1)).status).toBe(404);
  expect((await edit(ravi, 1)).body).toMatchObject({ words: 'Call the client at ten', version: 2 });
  expect((await edit(ravi, 1)).body.code).toBe('note_changed');
  expect((await remove(sunita)).status).toBe(404);
  expect((await remove(ravi)).body).toEqual({ removed: true });
  expect((await remove(ravi)).status).toBe(404);
});

test('an empty note, one that is too long and one of a far day are refused', async () => {
  expect((await add(ravi, { words: ' ' })).status).toBe(400);
  expect((await add(ravi, { words: 'x'.repeat(2_001) })).status).toBe(400);
  for (const day of ['2026-10-23', '2026-12-26'])
    expect((await add(ravi, { day })).body.code).toBe('note_day');
  for (const day of ['2026-10-24', '2026-12-25']) expect((await add(ravi, { day })).status).toBe(201);
});

test('notes are read page by page', async () => {
  for (let at = 0; at < 5; at += 1) await add(sunita, { words: `Note ${at}` });
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await list(sunita, { limit: 2, cursor });
    seen.push(...body.items.map(({ words }: { words: string }) => words));
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  expect(seen).toEqual(['Note 4', 'Note 3', 'Note 2', 'Note 1', 'Note 0']);
});
