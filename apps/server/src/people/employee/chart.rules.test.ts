import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from './chart.rules.ts';

const ids = ['kavita', 'manoj', 'ramesh', 'ravi', 'sunita'] as const;
const rooms = ['cleaning', 'field', 'office'] as const;

const person = (employeeId: string, more: object = {}) => ({
  employeeId,
  isActive: true,
  managerId: null as string | null,
  departmentId: null as string | null,
  ...more,
});
const byId = <Row extends { employeeId: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.employeeId, row]));
const led = (departmentId: string, headStaffId: string | null, parentId: string | null = null) => ({
  departmentId,
  headStaffId,
  parentId,
});
const rooted = (departments: readonly ReturnType<typeof led>[]) =>
  new Map(departments.map((one) => [one.departmentId, one]));

test('a person is below the manager, else below the head of the department, else below the owner', () => {
  const people = [
    person('kavita', { departmentId: 'office' }),
    person('manoj', { departmentId: 'office', managerId: 'ramesh' }),
    person('ramesh', { departmentId: 'office' }),
    person('ravi'),
  ];
  const chart = chartOf(byId(people), rooted([led('office', 'kavita')]));
  expect([...chart]).toEqual([
    ['kavita', null],
    ['manoj', 'ramesh'],
    ['ramesh', 'kavita'],
    ['ravi', null],
  ]);
});

test('who left is not there, and those below them are below who is next', () => {
  const people = [
    person('kavita'),
    person('manoj', { managerId: 'ramesh' }),
    person('ramesh', { managerId: 'kavita', isActive: false }),
  ];
  expect([...chartOf(byId(people), new Map())]).toEqual([
    ['kavita', null],
    ['manoj', 'kavita'],
  ]);
});

test('a head who reports to one of their own people is below the owner', () => {
  const people = [person('kavita', { managerId: 'manoj' }), person('manoj', { departmentId: 'office' })];
  expect([...chartOf(byId(people), rooted([led('office', 'kavita')]))]).toEqual([
    ['kavita', 'manoj'],
    ['manoj', null],
  ]);
});

/** Managers that are written make no circle: each is one of those before in the order. */
const organisations = fc
  .tuple(
    fc.shuffledSubarray([...ids], { minLength: ids.length }),
    fc.array(fc.nat(20), { minLength: ids.length, maxLength: ids.length }),
    fc.array(fc.option(fc.constantFrom(...rooms)), { minLength: ids.length, maxLength: ids.length }),
    fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length }),
    fc.array(fc.option(fc.constantFrom(...ids)), { minLength: rooms.length, maxLength: rooms.length }),
  )
  .map(([order, managers, departments, actives, heads]) => ({
    people: order.map((id, index) =>
      person(id, {
        managerId:
          order[(managers[index] ?? 0) % (index + 1)] === id
            ? null
            : order[(managers[index] ?? 0) % (index + 1)],
        departmentId: departments[index] ?? null,
        isActive: actives[index] ?? true,
      }),
    ),
    departments: rooms.map((id, index) => led(id, heads[index] ?? null, rooms[index - 1] ?? null)),
  }));

test('everyone who works there is once in the chart, and each way up ends at the owner', () => {
  fc.assert(
    fc.property(organisations, ({ people, departments }) => {
      const chart = chartOf(byId(people), rooted(departments));
      expect([...chart.keys()]).toEqual(people.filter((one) => one.isActive).map((one) => one.employeeId));
      for (const start of chart.keys()) {
        let steps = 0;
        for (let at = chart.get(start) ?? null; at !== null; at = chart.get(at) ?? null) {
          expect(chart.has(at)).toBe(true);
          steps += 1;
          expect(steps).toBeLessThan(ids.length);
        }
      }
    }),
  );
});
