import type { Client } from 'pg';

interface Plan {
  readonly Output?: readonly string[];
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly Plan[];
}

/** On which sides of a join PostgreSQL makes up rows of nulls. */
const nullSides: Readonly<Record<string, readonly string[]>> = {
  Left: ['Inner'],
  Right: ['Outer'],
  Full: ['Inner', 'Outer'],
};

function madeUp(plan: Plan): string[] {
  const children = plan.Plans ?? [];
  const sides = nullSides[plan['Join Type'] ?? ''] ?? [];
  const own = children.filter((child) => sides.includes(child['Parent Relationship'] ?? ''));
  return [...own.flatMap(({ Output = [] }) => Output), ...children.flatMap(madeUp)];
}

/** Numbers, from 0, of the columns of a statement that an outer join may leave null, as far as the plan shows it. */
export async function outerJoined(client: Client, text: string): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (verbose, generic_plan, format json) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  const nullable = new Set(plan ? madeUp(plan) : []);
  return new Set((plan?.Output ?? []).flatMap((output, place) => (nullable.has(output) ? [place] : [])));
}
