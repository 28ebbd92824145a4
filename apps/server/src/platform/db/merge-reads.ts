/**
 * Reads that one connection is asked in one turn of the event loop are sent as one statement, each of them as a
 * subquery: parsing, answering and waking up cost more than most of these reads. A read is merged once its columns are
 * known from an answer of its own, and only where JSON carries all of them without loss. All that is merged sees one
 * snapshot; any other statement is sent behind the reads that came before it.
 */
import type pg from 'pg';
import { atEndOfTurn } from './flush.ts';
import { type Ask, askThrough } from './ask.ts';

interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly Row[];
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

type Row = Record<string, unknown>;

/** A statement by its text. `times`: the columns that JSON carries as text; null: not known yet. */
interface Shape {
  readonly id: number;
  readonly text: string;
  isMerged: boolean;
  times: readonly string[] | null;
}

interface Read {
  readonly shape: Shape;
  readonly values: readonly unknown[];
  readonly settle: (rows: readonly Row[]) => void;
  readonly fail: (error: unknown) => void;
}

const timestamptz = 1184;
/** bool, int8, int2, int4, text, json, float8, varchar, date, timestamptz, numeric, uuid, jsonb; arrays of text, uuid, int2 and int4. */
const carried = new Set([
  16,
  20,
  21,
  23,
  25,
  114,
  701,
  1043,
  1082,
  timestamptz,
  1700,
  2950,
  3802,
  1009,
  2951,
  1005,
  1007,
]);

/** Words of locks, of writes and of calls that have an effect besides their rows: such a statement is sent as it is. */
const effects = new Set(
  'insert update delete merge into share nextval setval set_config pg_notify pg_sleep must_change'.split(' '),
);
const hasEffect = (word: string) =>
  effects.has(word) || word.startsWith('ensure_') || /^pg_.*(?:advisory|xact)/.test(word);

const isRead = (text: string) => {
  const words = text.toLowerCase().match(/[a-z_]+/g) ?? [];
  return (words[0] === 'select' || words[0] === 'with') && !words.some(hasEffect);
};

/** Texts that are remembered, and so many merged ones, a few times what the server has; later ones are sent as they are. */
const mostTexts = 6_000;
const mostMerged = 2_000;

const shapes = new Map<string, Shape>();
const mergedTexts = new Map<string, string>();

function shapeOf(text: string): Shape | null {
  const known = shapes.get(text);
  if (known) return known;
  if (shapes.size >= mostTexts) return null;
  const shape = { id: shapes.size, text, isMerged: isRead(text), times: null };
  shapes.set(text, shape);
  return shape;
}

function learn(shape: Shape, { fields }: Answer): void {
  shape.isMerged = fields.every(({ dataTypeID }) => carried.has(dataTypeID));
  shape.times = fields.filter(({ dataTypeID }) => dataTypeID === timestamptz).map(({ name }) => name);
}

/** `$1` of the second read follows the last parameter of the first. */
function mergedText(reads: readonly Read[]): string | null {
  const key = reads.map(({ shape }) => shape.id).join();
  const known = mergedTexts.get(key);
  if (known !== undefined || mergedTexts.size >= mostMerged) return known ?? null;
  let before = 0;
  const parts = reads.map(({ shape, values }, at) => {
    const shift = before;
    before += values.length;
    const text = shape.text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + shift}`);
    return `(select json_agg(merged_row) from (${text}\n) merged_row) as r${at}`;
  });
  const text = `select ${parts.join(', ')}`;
  mergedTexts.set(key, text);
  return text;
}

function timeOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.endsWith('infinity')) return value.startsWith('-') ? -Infinity : Infinity;
  return new Date(value);
}

/** Rows as the driver would have answered them. */
function rowsOf(json: unknown, times: readonly string[]): readonly Row[] {
  const rows = (json ?? []) as Row[];
  for (const row of rows) for (const name of times) row[name] = timeOf(row[name]);
  return rows;
}

const answerOf = (ask: Ask, text: string, values: readonly unknown[]) => ask(text, values) as Promise<Answer>;

async function askAlone(ask: Ask, { shape, values, settle, fail }: Read): Promise<void> {
  try {
    settle((await answerOf(ask, shape.text, values)).rows);
  } catch (error) {
    fail(error);
  }
}

async function askTogether(ask: Ask, text: string, reads: readonly Read[]): Promise<void> {
  try {
    const answer = await answerOf(
      ask,
      text,
      reads.flatMap((read) => read.values),
    );
    for (const [at, { shape, settle }] of reads.entries())
      settle(rowsOf(answer.rows[0]?.[`r${at}`], shape.times ?? []));
  } catch (error) {
    for (const read of reads) read.fail(error);
  }
}

function askAll(ask: Ask, reads: readonly Read[]): void {
  const text = reads.length > 1 ? mergedText(reads) : null;
  if (text === null) for (const read of reads) void askAlone(ask, read);
  else void askTogether(ask, text, reads);
}

/** From now on the reads that this connection is asked in one turn are one statement. */
export function mergeReads(client: pg.PoolClient): void {
  let waiting: Read[] = [];
  const send = (ask: Ask) => {
    const reads = waiting;
    waiting = [];
    askAll(ask, reads);
  };
  const wait = (ask: Ask, shape: Shape, values: readonly unknown[]) =>
    new Promise<Pick<Answer, 'command' | 'rowCount' | 'rows'>>((resolve, reject) => {
      if (waiting.length === 0) atEndOfTurn(() => send(ask));
      const settle = (rows: readonly Row[]) => resolve({ command: 'SELECT', rowCount: rows.length, rows });
      waiting.push({ shape, values, settle, fail: reject });
    });
  askThrough(client, (ask) => (...args) => {
    const [text, values] = args;
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
    const shape = isPlain ? shapeOf(text) : null;
    if (isPlain && shape?.isMerged && shape.times) return wait(ask, shape, values);
    send(ask);
    const answer = ask(...args);
    if (shape?.isMerged && answer instanceof Promise)
      answer.then((said: Answer) => learn(shape, said)).catch(() => undefined);
    return answer;
  });
}
