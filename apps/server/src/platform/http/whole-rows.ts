/** What a caller of a list still reads when a row of it does not fit its model. */

type Serialize = (answer: unknown) => string;
/** Where the rows stood, counted from 0, and what the serializer said of the answer. */
export interface LeftOut {
  readonly list: string;
  readonly rows: readonly number[];
  readonly error: unknown;
}

/**
 * Serializes an answer; where that throws for rows of its lists, the answer holds the other rows and `tell` hears of
 * those. An answer that throws for another reason throws on: it has no part that could be left out.
 */
export function serializeWholeRows(serialize: Serialize, tell: (left: LeftOut) => void): Serialize {
  return (answer) => {
    try {
      return serialize(answer);
    } catch (error) {
      const { kept, left } = withoutBrokenRows(serialize, answer, error);
      if (left.length === 0) throw error;
      const text = serialize(kept);
      for (const one of left) tell(one);
      return text;
    }
  };
}

function withoutBrokenRows(serialize: Serialize, answer: unknown, error: unknown) {
  const lists = Object.entries(answer ?? {}).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  const bare = { ...Object(answer), ...Object.fromEntries(lists.map(([list]) => [list, []])) };
  const broken = lists.map(([list, rows]) => ({
    list,
    rows: [...rows.keys()].filter((at) => throws(serialize, { ...bare, [list]: [rows[at]] })),
    error,
  }));
  // Nothing is a row's fault where the answer throws without any.
  const left = throws(serialize, bare) ? [] : broken.filter(({ rows }) => rows.length > 0);
  const kept = lists.map(([list, rows]) => {
    const out = new Set(left.find((one) => one.list === list)?.rows);
    return [list, rows.filter((_, at) => !out.has(at))];
  });
  return { kept: { ...bare, ...Object.fromEntries(kept) }, left };
}

function throws(serialize: Serialize, answer: unknown): boolean {
  try {
    serialize(answer);
    return false;
  } catch {
    return true;
  }
}
