import { expect, test } from 'vitest';
import type { EmployeeFacts } from '../../people/employee/index.ts';
import { digestOf } from './record-digest.ts';
import { type RecordSources, isEmptyRecord, recordOf } from './work-record.rules.ts';

const nothing: RecordSources = {
  work: [],
  names: { en: new Map([['taps', 'Plumbing']]), hi: new Map([['taps', 'प्लंबिंग']]) },
  rated: [],
  employed: [],
  ends: [],
  today: '2031-05-10',
};
const of = (sources: Partial<RecordSources>) => recordOf({ ...nothing, ...sources });
const month = (categoryId: string, at: string, visits: number, onTime = visits) => ({
  categoryId,
  month: at,
  visits,
  onTime,
});
const employee = (facts: Partial<EmployeeFacts>): RecordSources['employed'][number] => ({
  companyName: 'Lakshmi Home Services',
  facts: {
    employeeId: 'ravi',
    organisationId: 'shop',
    userId: 'ravi',
    fullName: 'Ravi Kumar',
    designation: 'Plumber',
    isProfessional: true,
    employeeCode: null,
    departmentId: null,
    managerId: null,
    joinedOn: '2030-11-20',
    lastDayOn: null,
    earlier: [],
    workState: 'working',
    ...facts,
  },
});

test('visits are counted by category, the most first, with the months in which there were any', () => {
  const record = of({
    work: [month('taps', '2031-01', 2, 1), month('taps', '2031-03', 4), month('fans', '2031-03', 9)],
  });
  expect(record).toMatchObject({ visits: 15, months: 2, onTimePercent: 93 });
  expect(record.categories).toMatchObject([
    { categoryId: 'fans', name: { en: 'fans', hi: 'fans' }, visits: 9, months: 1 },
    { name: { en: 'Plumbing', hi: 'प्लंबिंग' }, visits: 6, months: 2, from: '2031-01', to: '2031-03' },
  ]);
});

test('of fewer than five visits no share is said', () => {
  expect(of({ work: [month('taps', '2031-01', 4, 0)] }).onTimePercent).toBeNull();
  expect(of({ work: [month('taps', '2031-01', 5, 0)] }).onTimePercent).toBe(0);
});

test('stars of several businesses are one average; without a review there is none', () => {
  const rated = [
    { ratingSum: 19, ratingCount: 4 },
    { ratingSum: 3, ratingCount: 1 },
  ];
  expect(of({ rated })).toMatchObject({ stars: 4.4, reviews: 5 });
  expect(of({})).toMatchObject({ stars: null, reviews: 0 });
});

test.each([
  ['who works there now', {}, [], [['2030-11', null, 7]]],
  ['who has given notice', { lastDayOn: '2031-06-30', workState: 'notice' }, [], [['2030-11', null, 7]]],
  ['who begins later', { joinedOn: '2031-06-01' }, [], []],
  ['who was only taken off the team', { lastDayOn: '2031-02-03', workState: 'left' }, [], []],
  [
    'whose last day was confirmed',
    { lastDayOn: '2031-02-03', workState: 'left' },
    [{ staffId: 'ravi', lastDayOn: '2031-02-03' }],
    [['2030-11', '2031-02', 4]],
  ],
  [
    'whose last day is not the one that was confirmed',
    { lastDayOn: '2031-02-03', workState: 'left' },
    [{ staffId: 'ravi', lastDayOn: '2031-02-04' }],
    [],
  ],
  [
    'who joined again',
    { earlier: [{ joinedOn: '2029-01-01', lastDayOn: '2029-12-31' }] },
    [{ staffId: 'ravi', lastDayOn: '2029-12-31' }],
    [
      ['2030-11', null, 7],
      ['2029-01', '2029-12', 12],
    ],
  ],
] as const)('the jobs of one %s', (_, facts, ends, expected) => {
  const { tenures } = of({ employed: [employee(facts)], ends });
  expect(tenures.map(({ from, to, months }) => [from, to, months])).toEqual(expected);
});

test('a record without visits and jobs is empty, and its digest differs as soon as it says something else', () => {
  expect(isEmptyRecord(of({}))).toBe(true);
  const [one, other] = [of({ employed: [employee({})] }), of({ work: [month('taps', '2031-01', 1)] })];
  expect([isEmptyRecord(one), isEmptyRecord(other)]).toEqual([false, false]);
  expect(digestOf(one)).toBe(digestOf(of({ employed: [employee({})] })));
  expect(digestOf(one)).not.toBe(digestOf(other));
});
