import type { ChartPerson } from '@nukkad/contract/people/employee/employee.model';

export interface ChartNode {
  readonly person: ChartPerson;
  readonly below: readonly ChartNode[];
  /** Everyone below, directly or by way of others. */
  readonly count: number;
}

const manyPeople = 30;

/** The chart as a tree, each level by the order of the list. */
export function treeOf(people: readonly ChartPerson[]): readonly ChartNode[] {
  const byManager = new Map<ChartPerson['managerId'], ChartPerson[]>();
  for (const person of people)
    byManager.set(person.managerId, [...(byManager.get(person.managerId) ?? []), person]);
  const nodesBelow = (managerId: ChartPerson['managerId']): readonly ChartNode[] =>
    (byManager.get(managerId) ?? []).map((person) => {
      const below = nodesBelow(person.employeeId);
      return { person, below, count: below.reduce((sum, { count }) => sum + count + 1, 0) };
    });
  return nodesBelow(null);
}

/** A small team is seen whole; of a large one those who report to the owner. */
export const startsOpen = (people: readonly ChartPerson[]): boolean => people.length <= manyPeople;
