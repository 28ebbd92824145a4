/**
 * Writes that nothing waits for are kept until something else is asked, and those that have nothing to do with each other
 * leave as one statement, each as a part of its WITH: most of what a small write costs is being a statement. All parts see
 * the rows as they were before the statement, so two writes that name one table stay two.
 */
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

interface Part {
  readonly name: string;
  readonly text: string;
}

/** A write as a part of a larger one. `check`: what its end is asked beside its rows, such as `must_change`. */
interface Shape {
  readonly id: number;
  readonly parts: readonly Part[];
  readonly check: string | null;
  readonly written: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const wordsOf = (text: string) => text.match(/[a-z_][a-z_0-9]*/g) ?? [];

/** Names of the tables that are written; of `do update set` and `for update of` no table. */
function writtenIn(text: string): Set<string> {
  const words = wordsOf(text);
  const named = words.filter((_, at) => {
    const before = `${words[at - 2] ?? ''} ${words[at - 1] ?? ''}`;
    return before === 'insert into' || before === 'delete from' || before.endsWith(' update');
  });
  return new Set(named.filter((word) => word !== 'set' && word !== 'of'));
}

/** Where the parenthesis that opens before `from` is closed. */
function closingOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The parts of its WITH, and what follows it; null where it is written in another way. */
function partsOf(text: string): { parts: Part[]; main: string } | null {
  const parts: Part[] = [];
  let rest = text.trim();
  if (!rest.startsWith('with ')) return { parts, main: rest };
  do {
    const [head, name] = /^(?:with|,)\s+([a-z_]+) as \(/.exec(rest) ?? [];
    const closing = head ? closingOf(rest, head.length) : -1;
    if (!head || !name || closing < 0) return null;
    parts.push({ name, text: rest.slice(head.length, closing) });
    rest = rest.slice(closing + 1).trim();
  } while (rest.startsWith(','));
  return { parts, main: rest };
}

const literal = /'[^']*'/g;
/** The name of a value or of an answer's column; no table is called so, but half of it may be: "bookingId". */
const camelCased = /"[a-z]+[A-Z][A-Za-z]*"/g;
/** A text with a comment, or with a parenthesis in a literal, is not taken apart. */
const isPlain = (text: string) =>
  !/--|\/\*/.test(text) && !(text.match(literal) ?? []).some((said) => /[()]/.test(said));

function read(text: string, id: number): Shape | null {
  const split = isPlain(text) ? partsOf(text) : null;
  if (!split) return null;
  const { parts, main } = split;
  const plain = text.replaceAll(literal, '').replaceAll(camelCased, '');
  const known = { id, written: writtenIn(plain), words: new Set(wordsOf(plain)) };
  if (/^(?:insert|update|delete) /.test(main))
    return { ...known, parts: [...parts, { name: `sent_${id}`, text: main }], check: null };
  return main.startsWith('select must_change(') ? { ...known, parts, check: main } : null;
}

/** Texts that are remembered, and so many merged ones; later ones are sent as they are. */
const most = 2_000;
const shapes = new Map<string, Shape | null>();
const mergedTexts = new Map<string, string>();

function shapeOf(text: string): Shape | null {
  const known = shapes.get(text);
  if (known !== undefined || shapes.size >= most) return known ?? null;
  const shape = read(text, shapes.size);
  shapes.set(text, shape);
  return shape;
}

const names = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((table) => b.has(table));

/** Whether one writes what the other names, or both have a part of one name. */
const meet = (a: Shape, b: Shape) =>
  names(a.written, b.words) ||
  names(b.written, a.words) ||
  a.parts.some(({ name }) => b.parts.some((part) => part.name === name));

interface Waiting {
  readonly query: CompiledQuery;
  readonly shape: Shape;
  readonly resolve: (answer: QueryResult<never>) => void;
  readonly reject: (error: unknown) => void;
}

/** `$1` of the second write follows the last parameter of the first. */
const shifted = (text: string, by: number) =>
  text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + by}`);

/** PostgreSQL runs the parts of a WITH that nothing reads from the last to the first, so the first write stands last. */
function mergedText(writes: readonly Waiting[]): string | null {
  const key = writes.map(({ shape }) => shape.id).join();
  const known = mergedTexts.get(key);
  if (known !== undefined || mergedTexts.size >= most) return known ?? null;
  let before = 0;
  const said = writes.map(({ query, shape }) => {
    const shift = before;
    before += query.parameters.length;
    const parts = shape.parts.map(({ name, text }) => `${name} as (${shifted(text, shift)})`);
    return { parts, check: shape.check && `(${shifted(shape.check, shift)})` };
  });
  const checks = said.flatMap(({ check }) => check ?? []);
  const text = `with ${said
    .toReversed()
    .flatMap(({ parts }) => parts)
    .join(', ')} select ${checks.join(', ')}`;
  mergedTexts.set(key, text);
  return text;
}

const noRows: QueryResult<never> = { rows: [] };
const sentOff = new WeakMap<CompiledQuery, () => void>();

/** Marks a write that nothing waits for. `reached` is called once the connection has it. */
export function markSentOff(query: CompiledQuery, reached: () => void): CompiledQuery {
  sentOff.set(query, reached);
  return query;
}

export interface WritingConnection extends DatabaseConnection {
  /** Sends what waits. */
  flush(): void;
  /** Forgets what waits: the transaction is undone. */
  drop(): void;
}

/** Over a connection of one transaction: statements stay in the order in which they were asked. */
export function mergeWrites(connection: DatabaseConnection): WritingConnection {
  let waiting: Waiting[] = [];
  const taken = () => {
    const writes = waiting;
    waiting = [];
    return writes;
  };
  const sendAlone = ({ query, resolve, reject }: Waiting) =>
    void connection.executeQuery<never>(query).then(resolve, reject);
  const flush = () => {
    const writes = taken();
    const [first] = writes;
    const text = writes.length > 1 ? mergedText(writes) : null;
    if (!first || text === null) return writes.forEach(sendAlone);
    const parameters = writes.flatMap(({ query }) => query.parameters);
    connection.executeQuery<never>({ ...first.query, sql: text, parameters }).then(
      (answer) => writes.forEach(({ resolve }) => resolve(answer)),
      (error: unknown) => writes.forEach(({ reject }) => reject(error)),
    );
  };
  return {
    flush,
    drop: () => taken().forEach(({ resolve }) => resolve(noRows)),
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const reached = sentOff.get(query);
      const shape = reached ? shapeOf(query.sql) : null;
      if (!shape || waiting.some((write) => meet(write.shape, shape))) flush();
      reached?.();
      if (!shape) return connection.executeQuery<Row>(query);
      return new Promise<QueryResult<never>>((resolve, reject) => {
        waiting.push({ query, shape, resolve, reject });
      });
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
