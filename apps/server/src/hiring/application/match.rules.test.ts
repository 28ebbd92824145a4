import { expect, test } from 'vitest';
import { matchFactsOf, pointsOf, scoreOf } from './match.rules.ts';

const job = {
  tradeId: 'plumber',
  skillIds: ['pipe-fitting', 'sanitary-fitting'],
  wageUnit: 'month' as const,
  wageTo: 20_000_00,
  experienceMonths: 24,
  shift: 'day',
};
const person = {
  trades: [{ skillId: 'plumber' }],
  skills: [{ skillId: 'pipe-fitting' }, { skillId: 'sanitary-fitting' }],
  wage: { unit: 'month' as const, paise: 18_000_00 },
  experienceMonths: 24,
  shifts: ['day'],
  travelKm: 10,
};

test('who fits in all four facts has a hundred points', () => {
  const facts = matchFactsOf(job, person, 4_000);
  expect([pointsOf(facts), scoreOf(facts)]).toEqual([
    { work: 40, distance: 25, wage: 20, experience: 15 },
    100,
  ]);
});

test('who said nothing but a trade has points for what is known alone', () => {
  const nothing = { ...person, skills: [], wage: null, experienceMonths: null, shifts: [], travelKm: null };
  expect(pointsOf(matchFactsOf(job, nothing, null))).toEqual({
    work: 25,
    distance: 0,
    wage: 0,
    experience: 0,
  });
});

test.each([
  [10_000, 25],
  [20_000, 13],
  [30_000, 0],
  [90_000, 0],
])('at %i metres with 10 km to travel the distance earns %i points', (metres, points) => {
  expect(pointsOf(matchFactsOf(job, person, metres)).distance).toBe(points);
});

test.each([
  ['month', 20_000_00, 20],
  ['month', 22_500_00, 10],
  ['month', 26_000_00, 0],
  ['day', 700_00, 20],
  ['day', 1_000_00, 0],
] as const)('a wage by the %s of %i paise earns %i points', (unit, paise, points) => {
  const facts = matchFactsOf(job, { ...person, wage: { unit, paise } }, 0);
  expect(pointsOf(facts).wage).toBe(points);
});

test('half of the months and another shift earn half of the experience', () => {
  const facts = matchFactsOf(job, { ...person, experienceMonths: 12, shifts: ['night'] }, 0);
  expect([facts.fitsShift, pointsOf(facts).experience]).toEqual([false, 5]);
});

test('a flexible shift suits everyone, and everyone who is flexible', () => {
  expect(matchFactsOf({ ...job, shift: 'flexible' }, { ...person, shifts: [] }, 0).fitsShift).toBe(true);
  expect(matchFactsOf(job, { ...person, shifts: ['flexible'] }, 0).fitsShift).toBe(true);
});
