import { alternativeName } from '@nukkad/contract/market/quote/line-group.model';
import { isRequired } from '@nukkad/contract/market/quote/quote-line.model';
import type { QuoteChange } from '@nukkad/contract/market/quote/quote-change.model';
import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';

type Line = QuoteDraftContent['lines'][number];

type Named = Pick<Line, 'serviceId' | 'name'>;

const workOf = ({ serviceId, name }: Named) => serviceId ?? name.toLowerCase();

/** The numbers of so many lines alike: those that are held first, then the lowest that are free. */
function ordinalsOf(work: string, count: number, held: ReadonlySet<string>): readonly number[] {
  const prefix = `${work} `;
  const own = [...held].flatMap((key) => (key.startsWith(prefix) ? [Number(key.slice(prefix.length))] : []));
  const free = Array.from({ length: count + own.length }, (_, at) => at + 1).filter((n) => !own.includes(n));
  return [...own.toSorted((one, other) => one - other), ...free]
    .slice(0, count)
    .toSorted((one, other) => one - other);
}

/**
 * A line is known again by its service or its name; of several alike the first is compared with the first. Held are the
 * keys that the partner was given: a version that offers the second of two alike alone is still about the second.
 */
export function lineKeys(lines: readonly Named[], held: ReadonlySet<string> = new Set()): string[] {
  const works = lines.map(workOf);
  const counts = new Map<string, number>();
  for (const work of works) counts.set(work, (counts.get(work) ?? 0) + 1);
  const ordinals = new Map(
    [...counts].map(([work, count]) => [work, ordinalsOf(work, count, held).values()]),
  );
  return works.map((work) => `${work} ${ordinals.get(work)?.next().value}`);
}

const keyed = <Kept extends Named>(
  lines: readonly Kept[],
  held?: ReadonlySet<string>,
): ReadonlyMap<string, Kept & { readonly at: number }> => {
  const keys = lineKeys(lines, held);
  return new Map(lines.map((line, at) => [keys[at] ?? '', { ...line, at }]));
};

type Said = Line & { readonly of: string | undefined };

/** Each line with the alternative that it is of, by name: places change as groups come and go. */
const saidLines = (content: Pick<QuoteDraftContent, 'lines' | 'groups'>): Said[] =>
  content.lines.map((line) => ({ ...line, of: alternativeName(content, line) }));

const shown = ({ quantity, unit, unitPrice, gstPercent = null, isOptional = false, of }: Said) => ({
  quantity,
  unit,
  unitPrice,
  ...(gstPercent !== null && { gstPercent }),
  ...(isOptional && { isOptional }),
  ...(of !== undefined && { alternative: of }),
});
const isSame = (one: Said, other: Said) =>
  workOf(one) === workOf(other) &&
  one.of === other.of &&
  one.quantity === other.quantity &&
  one.unitPrice === other.unitPrice &&
  one.unit === other.unit &&
  (one.gstPercent ?? null) === (other.gstPercent ?? null) &&
  one.name === other.name &&
  isRequired(one) === isRequired(other) &&
  (one.details ?? '') === (other.details ?? '');

/** Those that are in one list and not in the other; of several that are the same as many as there are more. */
export function without<Item>(
  items: readonly Item[],
  others: readonly Item[],
  same: (one: Item, other: Item) => boolean,
): Item[] {
  const left = [...others];
  return items.filter((item) => {
    const at = left.findIndex((other) => same(item, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * What one version changes on another, line by line: those that stay first, in their order. A line that is the same in both
 * is no change wherever it stands, so that of two alike the one that went is told.
 */
export function changesBetween(
  before: Pick<QuoteDraftContent, 'lines' | 'groups'>,
  after: Pick<QuoteDraftContent, 'lines' | 'groups'>,
): QuoteChange[] {
  const [then, now] = [saidLines(before), saidLines(after)];
  const old = keyed(without(then, now, isSame));
  const fresh = keyed(without(now, then, isSame));
  const stayed = [...fresh].map(([key, line]): QuoteChange => {
    const was = old.get(key);
    return {
      kind: was ? 'changed' : 'added',
      name: line.name,
      before: was ? shown(was) : null,
      after: shown(line),
    };
  });
  const removed = [...old].flatMap(([key, line]): QuoteChange[] =>
    fresh.has(key) ? [] : [{ kind: 'removed', name: line.name, before: shown(line), after: null }],
  );
  return [...stayed, ...removed];
}

interface Offered {
  readonly lines: readonly (Pick<Line, 'serviceId' | 'name' | 'quantity' | 'unit' | 'isOptional'> & {
    readonly total: number;
    readonly of?: string | undefined;
  })[];
  readonly held?: ReadonlySet<string>;
}

/** The lines of several offers beside each other: each work once, in the order in which it is met first. */
export function linesBeside(offers: readonly Offered[]) {
  const named = offers.map(({ lines, held }) => keyed(lines, held));
  const keys = [...new Set(named.flatMap((lines) => [...lines.keys()]))];
  return keys.map((key) => ({
    key,
    name: named.find((lines) => lines.has(key))?.get(key)?.name ?? '',
    cells: named.map((lines) => {
      const line = lines.get(key);
      if (!line) return null;
      const { at, quantity, unit, total, of: alternative = null } = line;
      return { line: at, quantity, unit, total, isOptional: !isRequired(line), alternative };
    }),
  }));
}
