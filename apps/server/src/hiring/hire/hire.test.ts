import { getHire, getHireTerms, hireCandidate } from '@nukkad/contract/hiring/hire/hire.api';
import { getJob } from '@nukkad/contract/hiring/job/job.api';
import { addDepartment } from '@nukkad/contract/people/department/department.api';
import { getEmployee } from '@nukkad/contract/people/employee/employee.api';
import { editEmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.api';
import {
  listSalariedUsers,
  writeSalaryStructure,
} from '@nukkad/contract/people/payroll/salary-structure.api';
import { addShiftType, listRoster } from '@nukkad/contract/people/shift/shift.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlumberJob, anApplicant, move, ownOf } from '../../../test/fixtures/application-fixture.ts';
import { deskOf, seeker } from '../../../test/fixtures/candidate-fixture.ts';
import {
  type HireFixture,
  anAccepted,
  hire,
  hireFixture,
  hiring,
  firstDay,
  join,
  termsOf,
} from '../../../test/fixtures/hire-fixture.ts';
import { usualComponents } from '../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import { atOnce, raceRounds } from '../../../test/hiring/races.ts';
import { morning } from '../../../test/people/shift-fixture.ts';

const another = '00000000-0000-7000-8000-000000000000';

let fixture: HireFixture;
beforeAll(async () => {
  fixture = await hireFixture();
});
afterAll(() => fixture.app.close());

/** A structure, a shift type and a department of Lakshmi’s. */
async function place() {
  const { lakshmi } = fixture;
  const name = `Field ${Math.random()}`;
  const { structureId } = await lakshmi.call(writeSalaryStructure, {
    body: { name, validFrom: '2026-04-01', components: [...usualComponents] },
    headers: key(),
  });
  const { shiftTypeId } = await lakshmi.call(addShiftType, { body: { ...morning, name }, headers: key() });
  const { departmentId } = await lakshmi.call(addDepartment, {
    body: { name, parentId: null, headId: null },
    headers: key(),
  });
  return { name, structureId, shiftTypeId, departmentId };
}

const countOf = async (table: 'hire' | 'staff_invitation') =>
  (await sql`select 1 from ${sql.table(table)}`.execute(fixture.app.platform.db)).rows.length;

test('Raju, who accepted the offer, is invited to the team, and all that Lakshmi chose counts once he joins', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi, { openings: 2 });
  const { viewer, applicationId } = await anAccepted(fixture, job);
  const { name, structureId, shiftTypeId, departmentId } = await place();
  const day = firstDay(fixture);
  expect(await termsOf(lakshmi, applicationId)).toMatchObject({
    fullName: 'Raju Yadav',
    designation: 'Plumber for homes',
    monthly: 20_000_00,
    startsOn: day,
    placesLeft: 2,
    hireId: null,
    can: { hire: true, setSalary: true, planShift: true },
  });
  const hired = await hire(lakshmi, applicationId, {
    departmentId,
    structureId,
    documents: ['aadhaar', 'pan'],
    firstShift: { shiftTypeId, day },
  });
  expect(hired).toMatchObject({ standing: 'invited', department: name, structure: name, joinedAt: null });
  expect(await ownOf(app.as(viewer), applicationId)).toMatchObject({ status: 'Completed', step: 'Hired' });
  expect(await lakshmi.call(getJob, { query: { jobId: job.jobId } })).toMatchObject({
    status: 'Active',
    placesFilled: 1,
  });
  await app.drain();
  expect(
    app.sms.map(({ variables }) => variables['text']).filter((text) => text?.includes('hired you')),
  ).toHaveLength(1);

  const staffId = await join(fixture, viewer);
  expect(await lakshmi.call(getEmployee, { query: { employeeId: staffId } })).toMatchObject({
    fullName: 'Raju Yadav',
    department: { name },
    joinedOn: day,
  });
  expect(await lakshmi.call(listSalariedUsers, { query: { search: 'Raju' } })).toMatchObject({
    items: [{ salary: { structureName: name, monthly: 20_000_00, validFrom: `${day.slice(0, 7)}-01` } }],
  });
  const roster = await lakshmi.call(listRoster, { query: { from: day, days: 1 } });
  expect(roster.items.find(({ employeeId }) => employeeId === staffId)?.shifts).toMatchObject([
    { day, shiftTypeId, status: 'draft' },
  ]);
  await lakshmi.call(editEmployeeFile, {
    body: { employeeId: staffId, version: 0, aadhaar: '234567890124' },
  });
  const own = { query: { applicationId } };
  expect(await lakshmi.call(getHire, own)).toMatchObject({
    standing: 'joined',
    staffId,
    documents: [
      { kind: 'aadhaar', isThere: true, isShared: false },
      { kind: 'pan', isThere: false, isShared: false },
    ],
  });
  expect(await app.as(viewer).call(getHire, own)).toMatchObject({ standing: 'joined', staffId: null });
});

test('the last place closes the job, and its other applicants hear of it', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { applicationId } = await anAccepted(fixture, job, 'Manoj Kumar');
  const waiting = await anApplicant(fixture, job, 'Meena Kumari');
  const paid = await hire(lakshmi, applicationId);
  expect(paid).toMatchObject({ structure: null, documents: [], firstShift: null });
  expect(await lakshmi.call(getJob, { query: { jobId: job.jobId } })).toMatchObject({
    status: 'Closed',
    outcome: 'filled',
    placesFilled: 1,
  });
  await app.drain();
  expect(await ownOf(app.as(waiting.viewer), waiting.applicationId)).toMatchObject({ status: 'Closed' });
});

test('a wage by the day is 26 days a month, and an invitation that was declined is said', async () => {
  const { app, lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const terms = { wageUnit: 'day', wage: 800_00 } as const;
  const { viewer, applicationId } = await anAccepted(fixture, job, 'Suresh Babu', terms);
  expect((await termsOf(lakshmi, applicationId)).monthly).toBe(20_800_00);
  const { staffId } = await hire(lakshmi, applicationId);
  await sql`update staff_invitation set status = 'Rejected', answered_at = now()
    where invitation_id = ${staffId}`.execute(app.platform.db);
  expect(await app.as(viewer).call(getHire, { query: { applicationId } })).toMatchObject({
    standing: 'not_joining',
  });
});

test('nothing is left of a hire that is refused', async () => {
  const { app, lakshmi, vikram, shop } = fixture;
  const job = await aPlumberJob(lakshmi);
  const { viewer, applicationId } = await anAccepted(fixture, job, 'Anil Das');
  const terms = await termsOf(lakshmi, applicationId);
  const { shiftTypeId } = await place();
  const day = firstDay(fixture);
  const before = [await countOf('hire'), await countOf('staff_invitation')];
  for (const [choices, code] of [
    [{ structureId: another }, 'hire_structure_unknown'],
    [{ firstShift: { shiftTypeId: another, day } }, 'hire_shift_unknown'],
    [{ firstShift: { shiftTypeId, day: addDays(day, -1) } }, 'hire_shift_day'],
    [{ firstShift: { shiftTypeId, day: addDays(day, 31) } }, 'hire_shift_day'],
    [{ departmentId: another }, 'employee_department_unknown'],
    [{ managerId: another }, 'employee_manager_unknown'],
    [{ seen: { ...hiring(terms).body.seen, monthly: 1 } }, 'confirmation_differs'],
  ] as const)
    expect((await lakshmi.refused(hireCandidate, hiring(terms, choices))).code).toBe(code);
  const recruiter = app.as(deskOf(shop, 'hireTalent.view', 'hireTalent.update'));
  expect((await recruiter.call(getHireTerms, { query: { applicationId } })).can.hire).toBe(false);
  expect((await recruiter.refused(hireCandidate, hiring(terms))).code).toBe('forbidden');
  const manager = app.as(deskOf(shop, 'hireTalent.view', 'hireTalent.update', 'manage_users.create'));
  const shift = { firstShift: { shiftTypeId, day } };
  expect((await manager.refused(hireCandidate, hiring(terms, shift))).code).toBe('forbidden');
  for (const one of [vikram])
    expect((await one.refused(hireCandidate, hiring(terms))).code).toBe('application_not_found');
  expect((await app.as(viewer).askLoosely(hireCandidate, hiring(terms))).status).toBe(403);
  expect([await countOf('hire'), await countOf('staff_invitation')]).toEqual(before);
  expect(await ownOf(app.as(viewer), applicationId)).toMatchObject({ status: 'Accepted' });
  await move(app.as(viewer), 'withdraw', applicationId);
  expect((await lakshmi.refused(hireCandidate, hiring(terms))).code).toBe('application_moved_on');
});

test('without an accepted offer no one is hired, and a hire is there for its two sides alone', async () => {
  const { app, lakshmi, vikram, shop } = fixture;
  const job = await aPlumberJob(lakshmi, { openings: 3 });
  const { applicationId } = await anApplicant(fixture, job, 'Vijay Nair');
  expect((await lakshmi.refused(getHireTerms, { query: { applicationId } })).code).toBe('hire_no_offer');
  const accepted = await anAccepted(fixture, job, 'Arun Prasad');
  const query = { applicationId: accepted.applicationId };
  await hire(lakshmi, accepted.applicationId);
  const stranger = app.as(await seeker(app, 'Lata Singh'));
  for (const one of [vikram, stranger])
    expect((await one.refused(getHire, { query })).code).toBe('hire_not_found');
  expect((await app.as(deskOf(shop)).askLoosely(getHire, { query })).status).toBe(403);
  expect((await vikram.refused(getHireTerms, { query })).code).toBe('application_not_found');
});

/** One person, whom twenty want to hire at one moment. */
async function raceForOne(): Promise<void> {
  const { lakshmi } = fixture;
  const { applicationId } = await anAccepted(fixture, await aPlumberJob(lakshmi), 'Ganesh Patil');
  const terms = await termsOf(lakshmi, applicationId);
  const before = [await countOf('hire'), await countOf('staff_invitation')];
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => lakshmi.askLoosely(hireCandidate, hiring(terms))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.code ?? 'done'))).toEqual(
    new Set(['done', 'application_moved_on']),
  );
  expect([await countOf('hire'), await countOf('staff_invitation')]).toEqual(
    before.map((count) => count + 1),
  );
}

test('one who is hired many times at one moment is hired once', async () => {
  for (let race = 0; race < raceRounds; race += 1) await raceForOne();
});

/** Two people who accepted, and one place. */
async function raceForLastPlace(): Promise<void> {
  const { lakshmi } = fixture;
  const job = await aPlumberJob(lakshmi);
  const [first, second] = [
    await anAccepted(fixture, job, 'Kiran Rao'),
    await anAccepted(fixture, job, 'Dinesh Rao'),
  ];
  const terms = await Promise.all([first, second].map((one) => termsOf(lakshmi, one.applicationId)));
  const answers = await Promise.all(terms.map((one) => lakshmi.askLoosely(hireCandidate, hiring(one))));
  expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['confirmation_differs', 'done']);
  const left = answers[0]?.status === 201 ? second : first;
  // Seen as it is now, more may be hired than were looked for.
  expect(await termsOf(lakshmi, left.applicationId)).toMatchObject({ placesLeft: 0, can: { hire: true } });
  expect(await hire(lakshmi, left.applicationId)).toMatchObject({ standing: 'invited' });
}

test('of two for the last place at one moment one is hired, and the other is looked at again', async () => {
  for (let race = 0; race < raceRounds; race += 1) await raceForLastPlace();
});
