import { sortByNeeds } from './by-needs.rules.ts';
import type { Declaration, Given } from './declaration.ts';
import type { Domain } from './domain.ts';

type Declarations<All> = Readonly<Record<string, Declaration<All>>>;

/** What each of these domains lends to others, by the name that they need it by. */
export type LentBy<Listed extends Readonly<Record<string, { readonly create: (needed: never) => Domain }>>> =
  {
    readonly [Name in keyof Listed]: ReturnType<Listed[Name]['create']>;
  };

interface Asked {
  readonly name: string;
  readonly needs: readonly string[];
}

const needsOthers = ({ needs }: Asked) => needs.includes('domains');

const picked = (parts: ReadonlyMap<string, unknown>, names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, parts.get(name)]));

/** By name where nothing else decides, so that a list has no say by its order. */
function inOrder<One extends Asked>(asked: readonly One[], given: ReadonlyMap<string, unknown>) {
  const byName = asked.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const others = byName.filter((one) => !needsOthers(one)).map(({ name }) => name);
  const needs = byName.map((one): [string, readonly string[]] => [
    one.name,
    [...one.needs.filter((need) => !given.has(need)), ...(needsOthers(one) ? others : [])],
  ]);
  const found = new Map(byName.map((one) => [one.name, one]));
  return sortByNeeds(new Map(needs), (name) => name).flatMap((name) => found.get(name) ?? []);
}

/** Makes every domain of what it needs and of nothing else. `All` is what is given and what the domains lend. */
export function compose<All extends Given>(
  declarations: Declarations<All>,
  given: Omit<Given, 'domains'>,
): { readonly domains: readonly Domain[]; readonly parts: All } {
  const domains: Domain[] = [];
  const others: Domain[] = [];
  const parts = new Map<string, unknown>(Object.entries({ ...given, domains: others }));
  const asked = Object.entries(declarations).map(([name, { needs, create }]) => ({
    name,
    needs: needs.map(String),
    create,
  }));
  for (const one of inOrder(asked, parts)) {
    // The types of `domain` hold that the needs are all that `create` asks for.
    const made = one.create(picked(parts, ['platform', ...one.needs]) as All);
    parts.set(one.name, made);
    domains.push(made);
    if (!needsOthers(one)) others.push(made);
  }
  return { domains, parts: picked(parts, [...parts.keys()]) as All };
}
