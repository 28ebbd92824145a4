/** Who reports to whom, as one tree below the owner. */
import { type InLine, type Led, managersOf } from './employee.rules.ts';

interface Working extends InLine {
  readonly isActive: boolean;
}

/** The first on the way up who was passed before; null: the way ends at the owner. */
function firstInCircle(employeeId: string, above: ReadonlyMap<string, string | null>): string | null {
  const passed = new Set<string>();
  for (let at: string | null = employeeId; at !== null; at = above.get(at) ?? null) {
    if (passed.has(at)) return at;
    passed.add(at);
  }
  return null;
}

/** Everyone in a circle, beginning with this one. */
function circleOf(first: string, above: ReadonlyMap<string, string | null>): readonly string[] {
  const circle = [first];
  for (let at = above.get(first) ?? null; at !== null && at !== first; at = above.get(at) ?? null)
    circle.push(at);
  return circle;
}

/**
 * The manager of everyone who works here; null: the owner. It is who decides on their requests, with one difference: where a
 * head of a department reports to one of their own people, both would stand below each other, and the head is below the owner.
 */
export function chartOf(
  people: ReadonlyMap<string, Working>,
  departments: ReadonlyMap<string, Led>,
): ReadonlyMap<string, string | null> {
  const above = new Map<string, string | null>();
  for (const { employeeId, isActive } of people.values()) {
    if (!isActive) continue;
    const managers = managersOf(employeeId, people, departments);
    above.set(employeeId, managers.find((id) => people.get(id)?.isActive) ?? null);
  }
  for (const employeeId of above.keys()) {
    const first = firstInCircle(employeeId, above);
    if (first === null) continue;
    const circle = circleOf(first, above).toSorted();
    // Managers that are written make no circle: one link at least follows from a department.
    above.set(circle.find((id) => people.get(id)?.managerId !== above.get(id)) ?? first, null);
  }
  return above;
}
