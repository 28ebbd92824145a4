import * as api from '@nukkad/contract/hiring/candidate/candidate.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CandidateFixture,
  candidateFixture,
  employer,
  newcomer,
  seeker,
} from '../../../test/fixtures/candidate-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { candidatePersonal } from './candidate-personal.store.ts';

let fixture: CandidateFixture;
beforeAll(async () => {
  fixture = await candidateFixture();
});
afterAll(() => fixture.app.close());

const as = (viewer: Viewer) => fixture.app.as(viewer);
const read = (viewer: Viewer) => as(viewer).call(api.getCandidateProfile);
const say = (viewer: Viewer, body: object) => as(viewer).askLoosely(api.updateCandidateProfile, { body });

test('Raju, who has no CV, says his work in four taps: each one raises the meter and names the next', async () => {
  const raju = await newcomer(fixture.app, 'Raju Yadav');
  expect(await read(raju)).toMatchObject({
    fullName: 'Raju Yadav',
    updatedAt: null,
    isFound: false,
    strength: { percent: 0, isComplete: false, next: { key: 'trade' } },
    privacy: { visibility: 'employers', hidesFromEmployer: true, hiddenBusinesses: [], withdrawnAt: null },
  });
  const steps = [
    [{ tradeIds: ['plumber'] }, 'place'],
    [{ pincode: '560038' }, 'wage'],
    [{ wage: { unit: 'day', paise: 800_00 } }, 'availability'],
    [{ availableFrom: '2026-11-23' }, 'experience'],
  ] as const;
  for (const [body, next] of steps) {
    const { body: profile } = await say(raju, body);
    expect(profile.strength.next?.key).toBe(next);
  }
  expect(await read(raju)).toMatchObject({
    trades: [{ skillId: 'plumber', name: 'Plumber' }],
    place: { pincode: '560038', name: 'Indiranagar, Bengaluru' },
    wage: { unit: 'day', paise: 800_00 },
    availableFrom: '2026-11-23',
    isFound: true,
    strength: { percent: 50, isComplete: true },
  });
  const inHindi = await as(raju).call(api.getCandidateProfile, { headers: { lang: 'hi' } });
  expect(inHindi.trades).toEqual([{ skillId: 'plumber', name: 'प्लंबर' }]);
});

test('what is not sent stays; null and an empty list take it back; what is sent twice is kept once', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav', {
    skillIds: ['pipe-fitting', 'sanitary-fitting', 'pipe-fitting'],
    education: 'iti',
    languages: ['kn', 'hi'],
    shifts: ['night', 'day'],
    furtherPincodes: ['560034', '560038', '560034'],
    travelKm: 12,
    about: 'Bathrooms of new houses',
  });
  const said = await read(raju);
  expect(said).toMatchObject({
    education: 'iti',
    languages: ['hi', 'kn'],
    shifts: ['day', 'night'],
    travelKm: 12,
    about: 'Bathrooms of new houses',
  });
  expect(said.skills.map(({ skillId }) => skillId)).toEqual(['pipe-fitting', 'sanitary-fitting']);
  expect(said.furtherPlaces.map(({ pincode }) => pincode)).toEqual(['560034']);
  const { body: less } = await say(raju, { skillIds: [], education: null, pincode: null, travelKm: null });
  expect(less).toMatchObject({ skills: [], education: null, place: null, travelKm: null, isFound: false });
  expect(less.furtherPlaces.map(({ pincode }) => pincode)).toEqual(['560034']);
  expect(less).toMatchObject({ languages: ['hi', 'kn'], about: 'Bathrooms of new houses' });
});

test('months of work are counted from the entries until the person says them', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const entry = { employer: 'Sharma Sanitary', title: 'Plumber' };
  const { body } = await say(raju, {
    experiences: [
      { ...entry, from: '2024-01', to: '2024-12' },
      { ...entry, title: 'Site foreman', from: '2026-09', to: null },
    ],
  });
  expect([body.experienceMonths, body.saidMonths]).toEqual([15, null]);
  expect(body.experiences.map(({ title }) => title)).toEqual(['Plumber', 'Site foreman']);
  expect((await say(raju, { experienceMonths: 120 })).body).toMatchObject({
    experienceMonths: 120,
    saidMonths: 120,
  });
  expect((await say(raju, { experienceMonths: null })).body).toMatchObject({
    experienceMonths: 15,
    saidMonths: null,
  });
});

const entry = { employer: 'Sharma Sanitary', title: 'Plumber', from: '2024-01', to: null };
test('an unknown PIN code is said at its own field: where one lives, or where one would work too', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const fieldsOf = async (body: object) => Object.keys((await say(raju, body)).body.fields ?? {});
  expect(await fieldsOf({ pincode: '999999', furtherPincodes: ['560034'] })).toEqual(['pincode']);
  expect(await fieldsOf({ pincode: '560038', furtherPincodes: ['560034', '999999'] })).toEqual([
    'furtherPincodes',
  ]);
});

test.each([
  [{ tradeIds: ['astronaut'] }, 'candidate_trade_unknown'],
  [{ tradeIds: ['pipe-fitting'] }, 'candidate_trade_unknown'],
  [{ skillIds: ['flying'] }, 'candidate_skill_unknown'],
  [{ pincode: '999999' }, 'pincode_unknown'],
  [{ furtherPincodes: ['999999'] }, 'pincode_unknown'],
  [{ experiences: [{ ...entry, from: '2027-01' }] }, 'candidate_month_ahead'],
  [{ experiences: [{ ...entry, to: '2023-12' }] }, 'invalid_request'],
  [{ experiences: [{ ...entry, from: '2024-13' }] }, 'invalid_request'],
  [{ experiences: [{ ...entry, employer: 'Call 98450 12345' }] }, 'invalid_request'],
  [{ about: 'Write to raju@example.in' }, 'invalid_request'],
  [{ wage: { unit: 'month', paise: 0 } }, 'invalid_request'],
  [{ wage: { unit: 'month', paise: 11_00_000_00 } }, 'invalid_request'],
  [{ tradeIds: ['plumber', 'painter', 'carpenter', 'electrician'] }, 'invalid_request'],
  [{ travelKm: 0 }, 'invalid_request'],
  [{ experienceMonths: -1 }, 'invalid_request'],
])('%j is refused, and nothing of it is kept', async (body, code) => {
  const raju = await seeker(fixture.app, 'Raju Yadav', { about: 'As before' });
  const refused = await say(raju, { education: 'diploma', ...body });
  expect(refused.body).toMatchObject({ code });
  expect(await read(raju)).toMatchObject({ about: 'As before', education: null });
});

test('two first words at one instant make one profile with both', async () => {
  const raju = await newcomer(fixture.app, 'Raju Yadav');
  const answers = await Promise.all([
    say(raju, { tradeIds: ['plumber'] }),
    say(raju, { pincode: '560038' }),
    say(raju, { travelKm: 10 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await read(raju)).toMatchObject({ travelKm: 10, place: { pincode: '560038' } });
  expect((await read(raju)).trades).toHaveLength(1);
});

test('a customer, an owner and a visitor have no profile here', async () => {
  const { owner } = await employer(fixture.app, 'Clean Corner');
  const buyer = { ...(await newcomer(fixture.app, 'Asha Rao')), role: 'Buyer' } as const;
  for (const viewer of [owner, buyer]) {
    expect((await as(viewer).ask(api.getCandidateProfile)).status).toBe(403);
    expect((await say(viewer, { about: 'Mine' })).status).toBe(403);
    expect((await as(viewer).ask(api.withdrawCandidate)).status).toBe(403);
  }
  expect((await fixture.app.as(null).ask(api.getCandidateProfile)).status).toBe(401);
});

test('the table and the rules agree on what is complete and what is found', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const stored = async () => {
    const { rows } = await sql<{
      complete: boolean;
      found: boolean;
    }>`select is_complete as complete, is_found as found
      from candidate where user_id = ${raju.userId}`.execute(fixture.app.platform.db);
    return rows[0];
  };
  const agree = async () => {
    const { strength, isFound } = await read(raju);
    expect(await stored()).toEqual({ complete: strength.isComplete, found: isFound });
  };
  await agree();
  await as(raju).call(api.withdrawCandidate);
  await agree();
  await as(raju).call(api.returnCandidate);
  for (const lost of [{ wage: null }, { availableFrom: null }, { pincode: null }, { tradeIds: [] }]) {
    await say(raju, lost);
    await agree();
  }
  expect(await fixture.candidates.isComplete(fixture.app.platform.db, raju.userId)).toBe(false);
});

test('the copy of one’s data holds the whole profile, and leaving takes all of it', async () => {
  const { db } = fixture.app.platform;
  const { organisationId } = await employer(fixture.app, 'Clean Corner');
  const raju = await seeker(fixture.app, 'Raju Yadav', {
    about: 'Bathrooms of new houses',
    experiences: [entry],
  });
  await as(raju).call(api.hideFromBusiness, { body: { organisationId: organisationId } });
  const copy = await exportOf(candidatePersonal, db, raju.userId);
  expect(Object.keys(copy).toSorted()).toEqual([
    'Businesses you hide your job profile from',
    'Places where you would work',
    'Where you worked, in your job profile',
    'Your job profile',
  ]);
  expect(required(copy['Your job profile'])[0]).toMatchObject({ about: 'Bathrooms of new houses' });
  await db.transaction().execute((tx) => eraseFrom(candidatePersonal, tx, raju.userId));
  expect(await exportOf(candidatePersonal, db, raju.userId)).toEqual({});
  expect(await read(raju)).toMatchObject({ updatedAt: null, about: '' });
});
