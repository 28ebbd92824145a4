import * as api from '@nukkad/contract/hiring/candidate/candidate.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CandidateFixture,
  type Employer,
  candidateFixture,
  employer,
  seeker,
} from '../../../test/fixtures/candidate-fixture.ts';

let fixture: CandidateFixture;
let corner: Employer;
/** Three people of one city, the last one changed last. Whitefield is some 13 km from Indiranagar. */
beforeAll(async () => {
  fixture = await candidateFixture();
  const { app } = fixture;
  corner = await employer(app, 'Clean Corner');
  await seeker(app, 'Raju Yadav', {
    skillIds: ['pipe-fitting', 'sanitary-fitting'],
    education: 'iti',
    languages: ['hi', 'kn'],
    shifts: ['day'],
    experienceMonths: 96,
    about: 'Dormitories of hostels',
  });
  app.clock.advance(60_000);
  await seeker(app, 'Salma Khan', {
    tradeIds: ['electrician'],
    skillIds: ['house-wiring'],
    education: 'diploma',
    languages: ['hi', 'en'],
    shifts: ['flexible'],
    experienceMonths: 24,
    wage: { unit: 'day', paise: 900_00 },
    availableFrom: '2027-01-15',
    pincode: '560066',
  });
  app.clock.advance(60_000);
  await seeker(app, 'Joseph Nair', {
    tradeIds: ['painter', 'plumber'],
    pincode: '560034',
    wage: { unit: 'month', paise: 15_000_00 },
    travelKm: 3,
  });
});
afterAll(() => fixture.app.close());

const search = (query: object = {}) =>
  fixture.app.as(corner.owner).askLoosely(api.searchCandidates, { query });
const found = async (query: object = {}) =>
  (await search(query)).body.items.map(({ name }) => name.split(' ')[0]);

test('those who changed their profile last come first, without their full name', async () => {
  const { items, total } = (await search({ count: true })).body;
  expect(items.map(({ name }) => name)).toEqual(['Joseph N.', 'Salma K.', 'Raju Y.']);
  expect(items.map(({ isNamed }) => isNamed)).toEqual([false, false, false]);
  expect(total).toEqual({ count: 3, isMore: false });
  expect(items[0]?.distanceMetres).toBeNull();
});

test.each([
  [{ tradeId: 'plumber' }, ['Joseph', 'Raju']],
  [{ tradeId: 'gardener' }, []],
  [{ skillIds: 'pipe-fitting' }, ['Raju']],
  [{ skillIds: 'pipe-fitting,house-wiring' }, []],
  [{ education: 'iti' }, ['Salma', 'Raju']],
  [{ education: 'diploma' }, ['Salma']],
  [{ education: 'none' }, ['Joseph', 'Salma', 'Raju']],
  [{ language: 'kn' }, ['Raju']],
  [{ shift: 'day' }, ['Salma', 'Raju']],
  [{ shift: 'night' }, ['Salma']],
  [{ experienceMonths: 24 }, ['Salma', 'Raju']],
  [{ experienceMonths: 25 }, ['Raju']],
  [{ availableBy: '2026-12-31' }, ['Joseph', 'Raju']],
  [{ availableBy: '2027-01-15' }, ['Joseph', 'Salma', 'Raju']],
  [{ wageUpToPaise: 18_000_00 }, ['Joseph', 'Raju']],
  [{ wageUnit: 'day', wageUpToPaise: 900_00 }, ['Joseph', 'Salma', 'Raju']],
  [{ wageUnit: 'day', wageUpToPaise: 600_00 }, ['Joseph']],
])('%j finds %j', async (query, names) => {
  const { body } = await search({ ...query, count: true });
  expect(body.items.map(({ name }) => name.split(' ')[0])).toEqual(names);
  expect(body.total?.count).toBe(names.length);
});

test.each([
  ['plumber', ['Joseph', 'Raju']],
  ['plumbr', ['Joseph', 'Raju']],
  ['nal mistri', ['Joseph', 'Raju']],
  ['बिजली मिस्त्री', ['Salma']],
  ['bijli wala', ['Salma']],
  ['hostels', ['Raju']],
  ['dormitores', ['Raju']],
  ['astronaut', []],
])('“%s” finds %j', async (q, names) => {
  expect(await found({ q })).toEqual(names);
});

test('a name is no word of the search: names are not shown before a shortlist', async () => {
  expect(await found({ q: 'Salma' })).toEqual([]);
  expect(await found({ q: 'Yadav' })).toEqual([]);
});

test('around a PIN code those are found who are near and would come so far, the nearest first where asked', async () => {
  const { items } = (await search({ pincode: '560038', withinKm: 30, sort: 'nearest' })).body;
  expect(items.map(({ name }) => name)).toEqual(['Raju Y.', 'Salma K.']);
  expect(items[0]?.distanceMetres).toBe(0);
  expect(items[1]?.distanceMetres).toBeGreaterThan(8_000);
  expect(await found({ pincode: '560038', withinKm: 5 })).toEqual(['Raju']);
  // Joseph would travel 3 km, and lives at this PIN code.
  expect(await found({ pincode: '560034', withinKm: 1 })).toEqual(['Joseph']);
  expect((await search({ pincode: '999999' })).body.code).toBe('pincode_unknown');
});

test('a further place counts as the first one does', async () => {
  const mary = await seeker(fixture.app, 'Mary Thomas', {
    tradeIds: ['carpenter'],
    furtherPincodes: ['560066'],
    travelKm: 2,
  });
  const near = { tradeId: 'carpenter', withinKm: 2 };
  expect(await found({ ...near, pincode: '560066' })).toEqual(['Mary']);
  expect(await found({ ...near, pincode: '560038' })).toEqual(['Mary']);
  expect(await found({ ...near, pincode: '560034' })).toEqual([]);
  await fixture.app.as(mary).call(api.withdrawCandidate);
});

test.each([{}, { pincode: '560038', withinKm: 50, sort: 'nearest' }])(
  'page by page with %j each is found once',
  async (query) => {
    const all = await found(query);
    const paged: (string | undefined)[] = [];
    for (let cursor: string | undefined; ; ) {
      const { body } = await search({ ...query, limit: 1, ...(cursor && { cursor }) });
      paged.push(...body.items.map(({ name }) => name.split(' ')[0]));
      if (body.nextCursor === null) break;
      cursor = body.nextCursor;
    }
    expect(paged).toEqual(all);
    expect((await search({ ...query, cursor: 'bm90aGluZw' })).status).toBe(400);
  },
);

test('wrong filters are refused by field', async () => {
  for (const query of [{ withinKm: 0 }, { language: 'xx' }, { education: 'phd' }, { wageUpToPaise: 1 }])
    expect((await search(query)).body).toMatchObject({
      code: 'invalid_request',
      fields: { [Object.keys(query)[0] ?? '']: expect.any(String) },
    });
});
