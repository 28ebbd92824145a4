import * as api from '@nukkad/contract/hiring/candidate/candidate.api';
import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CandidateFixture,
  type Employer,
  candidateFixture,
  deskOf,
  employer,
  newcomer,
  seeker,
} from '../../../test/fixtures/candidate-fixture.ts';
import { permitted } from '../../../test/walks/permitted.ts';
import { addStaff } from '../../identity/partner/partner.store.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: CandidateFixture;
let corner: Employer;
let rival: Employer;
beforeAll(async () => {
  fixture = await candidateFixture();
  [corner, rival] = [
    await employer(fixture.app, 'Clean Corner'),
    await employer(fixture.app, 'Bright Sparks'),
  ];
});
afterAll(() => fixture.app.close());

const as = (viewer: Viewer) => fixture.app.as(viewer);
/** Every way in which this business may meet a person: the search, the page, the interface of invitations. */
async function meets({ owner }: Employer, { userId }: Viewer): Promise<readonly boolean[]> {
  const { items } = await as(owner).call(api.searchCandidates, { query: { limit: 100 } });
  const page = await as(owner).ask(api.getCandidate, { query: { userId: userId } });
  return [
    items.some((one) => one.userId === userId),
    page.status === 200,
    (await fixture.candidates.openTo(fixture.app.platform.db, owner, [userId])).has(userId),
  ];
}
const [everywhere, nowhere, onlyPage] = [
  [true, true, true],
  [false, false, false],
  [false, true, false],
];
const hire = (partner: Employer, { userId }: Viewer, fullName: string) =>
  fixture.app.platform.db.transaction().execute((tx) =>
    addStaff(
      tx,
      permitted({
        staffId: newId(),
        organisationId: partner.organisationId,
        userId,
        fullName,
        isProfessional: false,
      }),
      [],
      fixture.app.clock.now(),
    ),
  );

test('one tap withdraws a profile from all; one tap brings it back as it was shown before', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  expect(await meets(corner, raju)).toEqual(everywhere);
  const withdrawn = await as(raju).call(api.withdrawCandidate);
  expect(withdrawn).toMatchObject({ isFound: false, privacy: { visibility: 'employers' } });
  expect(withdrawn.privacy.withdrawnAt).not.toBeNull();
  fixture.app.clock.advance(60_000);
  expect((await as(raju).call(api.withdrawCandidate)).privacy.withdrawnAt).toBe(
    withdrawn.privacy.withdrawnAt,
  );
  expect(await meets(corner, raju)).toEqual(nowhere);
  expect(await as(raju).call(api.returnCandidate)).toMatchObject({
    isFound: true,
    privacy: { withdrawnAt: null },
  });
  expect(await meets(corner, raju)).toEqual(everywhere);
});

test('“only where I applied” and “hidden” take a profile from everyone’s search', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  for (const visibility of ['applied', 'hidden'] as const) {
    await as(raju).call(api.setCandidatePrivacy, { body: { visibility } });
    expect(await meets(corner, raju)).toEqual(nowhere);
  }
  await as(raju).call(api.setCandidatePrivacy, { body: { visibility: 'employers' } });
  expect(await meets(corner, raju)).toEqual(everywhere);
});

test('where one applied the page opens; by the full name after a shortlist, and not once one hid or withdrew', async () => {
  const raju = await seeker(fixture.app, 'Raju Prasad Yadav');
  const query = { userId: raju.userId };
  await as(raju).call(api.setCandidatePrivacy, { body: { visibility: 'applied' } });
  fixture.standsAt(corner.organisationId, raju.userId, 'applied');
  expect(await meets(corner, raju)).toEqual(onlyPage);
  expect(await meets(rival, raju)).toEqual(nowhere);
  expect(await as(corner.owner).call(api.getCandidate, { query })).toMatchObject({
    name: 'Raju Y.',
    isNamed: false,
    can: { invite: false },
  });
  fixture.standsAt(corner.organisationId, raju.userId, 'shortlisted');
  expect(await as(corner.owner).call(api.getCandidate, { query })).toMatchObject({
    name: 'Raju Prasad Yadav',
    isNamed: true,
  });
  await as(raju).call(api.setCandidatePrivacy, { body: { visibility: 'hidden' } });
  expect(await meets(corner, raju)).toEqual(nowhere);
  await as(raju).call(api.setCandidatePrivacy, { body: { visibility: 'applied' } });
  await as(raju).call(api.withdrawCandidate);
  expect(await meets(corner, raju)).toEqual(nowhere);
});

test('a business that is named does not find the person; the others do, and it can be taken back', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const hidden = { organisationId: rival.organisationId };
  const { privacy } = await as(raju).call(api.hideFromBusiness, { body: hidden });
  expect(privacy.hiddenBusinesses).toEqual([{ organisationId: rival.organisationId, name: 'Bright Sparks' }]);
  await as(raju).call(api.hideFromBusiness, { body: hidden });
  expect([await meets(rival, raju), await meets(corner, raju)]).toEqual([nowhere, everywhere]);
  fixture.standsAt(rival.organisationId, raju.userId, 'shortlisted');
  expect(await meets(rival, raju)).toEqual(nowhere);
  const shown = await as(raju).call(api.showToBusiness, { query: hidden });
  expect(shown.privacy.hiddenBusinesses).toEqual([]);
  await as(raju).call(api.showToBusiness, { query: hidden });
  expect(await meets(rival, raju)).toEqual(everywhere);
});

test('the own employer does not find its staff, nor the business its owner, until they allow it', async () => {
  const ravi = await seeker(fixture.app, 'Ravi Kumar');
  await hire(corner, ravi, 'Ravi Kumar');
  expect([await meets(corner, ravi), await meets(rival, ravi)]).toEqual([nowhere, everywhere]);
  await as(ravi).call(api.setCandidatePrivacy, { body: { hidesFromEmployer: false } });
  expect(await meets(corner, ravi)).toEqual(everywhere);
  const lakshmi: Viewer = { ...ravi, userId: rival.ownerUserId, role: 'Jobseeker', organisationId: null };
  await as(lakshmi).call(api.updateCandidateProfile, {
    body: {
      tradeIds: ['plumber'],
      pincode: '560038',
      wage: { unit: 'month', paise: 20_000_00 },
      availableFrom: '2026-11-23',
    },
  });
  expect([await meets(rival, lakshmi), await meets(corner, lakshmi)]).toEqual([nowhere, everywhere]);
});

test('who is away is not found, and who comes back is', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const { userId } = raju;
  const tell = async (to: 'Inactive' | 'Active') => {
    const { db } = fixture.app.platform;
    await db.transaction().execute((tx) =>
      publish(tx, fixture.app.clock.now(), accountEvents.statusChanged, {
        userId,
        verb: to === 'Active' ? 'wake' : 'rest',
        from: to === 'Active' ? 'Inactive' : 'Active',
        to,
      }),
    );
    await fixture.app.drain();
  };
  await tell('Inactive');
  expect(await meets(corner, raju)).toEqual(nowhere);
  await tell('Active');
  expect(await meets(corner, raju)).toEqual(everywhere);
});

test('businesses to hide from are found by name, with a typing mistake; those that do not work are left out', async () => {
  const raju = await newcomer(fixture.app, 'Raju Yadav');
  const find = async (q: string) =>
    (await as(raju).call(api.searchBusinesses, { query: { q } })).items.map(({ name }) => name);
  expect(await find('brigt sparks')).toEqual(['Bright Sparks']);
  expect(await find('%')).toEqual([]);
  const unknown = await as(raju).refused(api.hideFromBusiness, {
    body: { organisationId: newId() },
  });
  expect(unknown).toMatchObject({ status: 404, code: 'candidate_business_not_found' });
});

test('no more businesses are hidden from than the setting allows, not at one instant either', async () => {
  const raju = await newcomer(fixture.app, 'Raju Yadav');
  const { db } = fixture.app.platform;
  await db
    .insertInto('setting')
    .values({
      key: 'candidate.rules',
      valid_from: new Date(0),
      value: JSON.stringify({ hiddenBusinesses: 1 }),
      why: 'Test',
    })
    .execute();
  const answers = await Promise.all(
    [corner, rival].map(({ organisationId }) =>
      as(raju).askLoosely(api.hideFromBusiness, { body: { organisationId } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('staff need the permission of hiring; without that of creating they invite no one', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const query = { userId: raju.userId };
  for (const desk of [deskOf(corner), deskOf(corner, 'booking.view'), deskOf(corner, 'hireTalent.create')]) {
    expect((await as(desk).ask(api.searchCandidates)).status).toBe(403);
    expect((await as(desk).ask(api.getCandidate, { query })).status).toBe(403);
  }
  const looking = await as(deskOf(corner, 'hireTalent.view')).call(api.getCandidate, { query });
  expect(looking.can).toEqual({ invite: false });
  const inviting = deskOf(corner, 'hireTalent.view', 'hireTalent.create');
  expect((await as(inviting).call(api.getCandidate, { query })).can).toEqual({ invite: true });
  for (const stranger of [raju, { ...raju, role: 'Buyer' } as const])
    expect((await as(stranger).ask(api.searchCandidates)).status).toBe(403);
});

test('an employer reads no number, no address and nothing of age, sex, religion, caste or family', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const query = { userId: raju.userId };
  const { body } = await as(corner.owner).ask(api.getCandidate, { query });
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'about',
      'availableFrom',
      'can',
      'education',
      'experienceMonths',
      'experiences',
      'furtherPlaces',
      'isNamed',
      'languages',
      'name',
      'place',
      'shifts',
      'skills',
      'trades',
      'travelKm',
      'updatedAt',
      'userId',
      'wage',
    ].toSorted(),
  );
  expect(JSON.stringify(body)).not.toMatch(/Yadav|\b9\d{9}\b/);
});

test('cards for other domains name in full only those whom the caller names', async () => {
  const [raju, salma] = [await seeker(fixture.app, 'Raju Yadav'), await seeker(fixture.app, 'Salma Khan')];
  const stranger = await newcomer(fixture.app, 'Asha Rao');
  const cards = await fixture.candidates.candidateCards(
    fixture.app.platform.db,
    [raju.userId, salma.userId, stranger.userId],
    { shownFully: new Set([salma.userId]), lang: 'en' },
  );
  expect([cards.get(raju.userId)?.name, cards.get(salma.userId)?.name, cards.size]).toEqual([
    'Raju Y.',
    'Salma Khan',
    2,
  ]);
});
