import type { QuoteChange, QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';

type Line = QuoteDraftContent['lines'][number];

/** A line is known again by its service or its name; of several alike the first is compared with the first. */
export function lineKeys(lines: readonly Pick<Line, 'serviceId' | 'name'>[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ serviceId, name }) => {
    const key = serviceId ?? name.toLowerCase();
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${key} ${times}`;
  });
}

const keyed = <Kept extends Pick<Line, 'serviceId' | 'name'>>(
  lines: readonly Kept[],
): ReadonlyMap<string, Kept & { readonly at: number }> => {
  const keys = lineKeys(lines);
  return new Map(lines.map((line, at) => [keys[at] ?? '', { ...line, at }]));
};

const shown = ({ quantity, unit, unitPrice }: Line) => ({ quantity, unit, unitPrice });
const isSame = (one: Line, other: Line) =>
  one.quantity === other.quantity &&
  one.unitPrice === other.unitPrice &&
  one.unit === other.unit &&
  one.name === other.name &&
  (one.details ?? '') === (other.details ?? '');

/** What one version changes on another, line by line: those that stay first, in their order. */
export function changesBetween(
  before: Pick<QuoteDraftContent, 'lines'>,
  after: Pick<QuoteDraftContent, 'lines'>,
): QuoteChange[] {
  const [old, fresh] = [keyed(before.lines), keyed(after.lines)];
  const stayed = [...fresh].flatMap(([key, line]): QuoteChange[] => {
    const was = old.get(key);
    if (was && isSame(was, line)) return [];
    return [
      {
        kind: was ? 'changed' : 'added',
        name: line.name,
        before: was ? shown(was) : null,
        after: shown(line),
      },
    ];
  });
  const removed = [...old].flatMap(([key, line]): QuoteChange[] =>
    fresh.has(key) ? [] : [{ kind: 'removed', name: line.name, before: shown(line), after: null }],
  );
  return [...stayed, ...removed];
}

interface Offered {
  readonly lines: readonly (Pick<Line, 'serviceId' | 'name' | 'quantity' | 'unit'> & {
    readonly total: number;
  })[];
}

/** The lines of several offers beside each other: each work once, in the order in which it is met first. */
export function linesBeside(offers: readonly Offered[]) {
  const named = offers.map(({ lines }) => keyed(lines));
  const keys = [...new Set(named.flatMap((lines) => [...lines.keys()]))];
  return keys.map((key) => ({
    key,
    name: named.find((lines) => lines.has(key))?.get(key)?.name ?? '',
    cells: named.map((lines) => {
      const line = lines.get(key);
      return line ? { line: line.at, quantity: line.quantity, unit: line.unit, total: line.total } : null;
    }),
  }));
}
