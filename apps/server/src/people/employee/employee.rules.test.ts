import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handedLines, managersOf, reportsToEachOther, workStateOn } from './employee.rules.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const idOrNull = fc.option(fc.constantFrom(...ids), { nil: null });

test('a line of managers ends, names each once and never the person, however people report', () => {
  const people = fc.array(fc.record({ managerId: idOrNull, departmentId: idOrNull }), {
    minLength: 6,
    maxLength: 6,
  });
  const departments = fc.array(fc.record({ parentId: idOrNull, headStaffId: idOrNull }), {
    minLength: 6,
    maxLength: 6,
  });
  fc.assert(
    fc.property(people, departments, fc.constantFrom(...ids), (persons, parts, who) => {
      const line = managersOf(
        who,
        new Map(persons.map((one, at) => [ids[at] ?? '', { employeeId: ids[at] ?? '', ...one }])),
        new Map(parts.map((one, at) => [ids[at] ?? '', { departmentId: ids[at] ?? '', ...one }])),
      );
      expect(line).not.toContain(who);
      expect(new Set(line).size).toBe(line.length);
    }),
  );
});

test('the manager as written comes before the head of the department, and heads before those above them', () => {
  const person = (employeeId: string, managerId: string | null, departmentId: string | null) =>
    [employeeId, { employeeId, managerId, departmentId }] as const;
  const people = new Map([
    person('a', 'b', 'x'),
    person('b', null, 'x'),
    person('c', null, 'x'),
    person('d', null, 'y'),
  ]);
  const departments = new Map([
    ['x', { departmentId: 'x', parentId: 'y', headStaffId: 'c' }],
    ['y', { departmentId: 'y', parentId: null, headStaffId: 'd' }],
  ]);
  expect(managersOf('a', people, departments)).toEqual(['b', 'c', 'd']);
  expect(managersOf('c', people, departments)).toEqual(['d']);
  expect(managersOf('d', people, departments)).toEqual([]);
});

test('a manager who reports to the person, by way of others, is found', () => {
  const people = new Map([
    ['a', { managerId: null }],
    ['b', { managerId: 'a' }],
    ['c', { managerId: 'b' }],
  ]);
  expect(reportsToEachOther('a', 'c', people)).toBe(true);
  expect(reportsToEachOther('c', 'a', people)).toBe(false);
});

test('a notice runs to the end of the last day', () => {
  const on = (lastDayOn: string | null, isActive = true) =>
    workStateOn({ isActive, lastDayOn }, '2026-03-31');
  expect([on(null), on('2026-03-31'), on('2026-03-30'), on('2026-04-30', false)]).toEqual([
    'working',
    'notice',
    'left',
    'left',
  ]);
});

test('reports that are handed over never make a circle', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(11), { minLength: 2, maxLength: 12 }),
      fc.nat(11),
      fc.nat(11),
      (above, from, to) => {
        // Everyone reports to someone before them in the list, so that there is no circle to begin with.
        const idOf = (at: number) => `p${at % above.length}`;
        const people = new Map(
          above.map((at, own) => {
            const managerId = own === 0 ? null : `p${at % own}`;
            return [`p${own}`, { employeeId: `p${own}`, managerId, departmentId: null }];
          }),
        );
        fc.pre(idOf(from) !== idOf(to));
        for (const { employeeId, managerId } of handedLines(idOf(from), idOf(to), people))
          people.set(employeeId, { employeeId, managerId, departmentId: null });
        for (const { employeeId, managerId } of people.values()) {
          expect(managerId).not.toBe(idOf(from) === employeeId ? employeeId : idOf(from));
          if (managerId) expect(reportsToEachOther(employeeId, managerId, people)).toBe(false);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
