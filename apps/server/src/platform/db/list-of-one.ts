/**
 * A list of one is sent as a single value: `= any($1::uuid[])` becomes `= $1::uuid`. PostgreSQL expects ten elements of a
 * list that it does not know, so a plan made for the one call always seems cheaper, and it plans the statement anew for each
 * call. For the merged reads of a move that took twice as long as running them (decision 0083).
 */
import type pg from 'pg';

/** Where a statement compares with lists (parameters, counted from 0), and its texts by those that have one element. */
interface Lists {
  readonly at: readonly number[];
  readonly texts: Map<string, string>;
}

const comparison = /= any\(\$(\d+)(?:(::\w+)\[\])?\)/g;
/** Texts that are remembered; later ones are sent as they are. */
const mostTexts = 1_200;
const known = new Map<string, Lists>();
const none: Lists = { at: [], texts: new Map() };

const uses = (text: string, parameter: string) =>
  [...text.matchAll(/\$(\d+)/g)].filter(([, number]) => number === parameter).length;

function listsOf(text: string): Lists {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= mostTexts) return none;
  const parameters = [...text.matchAll(comparison)].map(([, parameter = '']) => parameter);
  const at = parameters.filter((one) => uses(text, one) === 1).map((one) => Number(one) - 1);
  const lists = at.length === 0 ? none : { at, texts: new Map() };
  known.set(text, lists);
  return lists;
}

const isOfOne = (value: unknown): value is readonly [unknown] => Array.isArray(value) && value.length === 1;

/** The same question with its lists of one as values. */
export function withoutListsOfOne(
  text: string,
  values: readonly unknown[],
): readonly [string, readonly unknown[]] {
  const { at, texts } = listsOf(text);
  const ones = at.filter((parameter) => isOfOne(values[parameter]));
  if (ones.length === 0) return [text, values];
  const key = ones.join();
  const shorter =
    texts.get(key) ??
    text.replaceAll(comparison, (same, parameter: string, type = '') =>
      ones.includes(Number(parameter) - 1) ? `= $${parameter}${type}` : same,
    );
  texts.set(key, shorter);
  return [
    shorter,
    values.map((value, parameter) => (ones.includes(parameter) && isOfOne(value) ? value[0] : value)),
  ];
}

type Ask = (...args: readonly unknown[]) => unknown;

/** From now on this connection is asked so. */
export function sendListsOfOne(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as Ask;
  const asked: Ask = (...args) => {
    const [text, values] = args;
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
    return isPlain ? ask(...withoutListsOfOne(text, values)) : ask(...args);
  };
  client.query = asked as typeof client.query;
}
