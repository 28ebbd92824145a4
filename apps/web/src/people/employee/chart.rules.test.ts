import type { ChartPerson } from '@nukkad/contract/people/employee/employee.model';
import { expect, test } from 'vitest';
import { type ChartNode, startsOpen, treeOf } from './chart.rules.ts';

type Id = ChartPerson['employeeId'];
const person = (id: string, managerId: string | null = null): ChartPerson => ({
  employeeId: id as Id,
  fullName: id,
  designation: '',
  department: null,
  managerId: managerId as Id | null,
});
const outline = (nodes: readonly ChartNode[]): unknown =>
  nodes.map(({ person: { fullName }, count, below }) => [fullName, count, outline(below)]);

test('people stand below who they report to, and each team is counted with those below it', () => {
  const people = [person('Kavita'), person('Manoj', 'Ramesh'), person('Ramesh', 'Kavita'), person('Sunita')];
  expect(outline(treeOf(people))).toEqual([
    ['Kavita', 2, [['Ramesh', 1, [['Manoj', 0, []]]]]],
    ['Sunita', 0, []],
  ]);
});

test('a team of thirty is seen whole, a larger one begins closed', () => {
  const team = (many: number) => Array.from({ length: many }, (_, index) => person(`${index}`));
  expect([startsOpen(team(30)), startsOpen(team(31))]).toEqual([true, false]);
});
