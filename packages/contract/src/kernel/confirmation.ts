/**
 * What a person saw when they confirmed something. A call that declares `confirms` takes it as `seen`; the server
 * compares it with what holds now, inside the transaction that acts, and refuses a difference with
 * `confirmation_differs` and every field that changed. Two tabs of one person are two clients.
 */
import * as z from 'zod/mini';
import { instant, paise } from './schema.ts';

const shown = z
  .string('Send the text that was shown.')
  .check(z.maxLength(2000, 'Use at most 2000 characters.'));
const code = z.string('Send what was shown.').check(z.maxLength(200, 'Use at most 200 characters.'));
const list = z.array(code, 'Send what was shown.').check(z.maxLength(200, 'At most 200 of them.'));

/** A line of a cart or a booking; compared by service, quantity, options and price, not by its name. */
export const seenLine = z.object({
  id: code,
  name: shown,
  quantity: z.int('Send the quantity that was shown.'),
  options: list,
  price: paise('Of the line as it was shown, in paise.'),
});

/** Each field as it was shown; named, so that the document says each once. */
export const shownTime = z.nullable(instant());
export const shownDay = z.nullable(code.check(z.describe('A day in Asia/Kolkata, YYYY-MM-DD.')));
export const shownMoney = z.nullable(paise());
export const shownCount = z.nullable(z.int('Send the number that was shown.'));
export const shownMinutes = z.nullable(z.int('Send the minutes that were shown.'));
export const shownText = z.nullable(shown);
export const shownChoice = z.nullable(code);
export const shownFlag = z.nullable(z.boolean('Send what was shown: true or false.'));
export const shownNamed = z.nullable(z.object({ id: code, name: shown }));
export const shownList = z.nullable(list);
export const shownLines = z
  .array(seenLine, 'Send the lines that were shown.')
  .check(z.maxLength(50, 'At most 50 lines.'));

/** How a field is sent, compared and said. Null: the screen showed that there is none. */
const kinds = {
  time: shownTime,
  day: shownDay,
  money: shownMoney,
  count: shownCount,
  minutes: shownMinutes,
  text: shownText,
  /** A code that each app has words for, such as a status. */
  choice: shownChoice,
  flag: shownFlag,
  /** Something with an id; compared by it. */
  named: shownNamed,
  /** As `named`, but its text counts as well: an address may be edited in place. */
  place: shownNamed,
  /** Codes in any order. */
  list: shownList,
  lines: shownLines,
  /** Counts the edits of something with more fields than a sentence can name. */
  version: z.int('Send the version that was shown.'),
} as const;

export type SeenKind = keyof typeof kinds;
export type SeenValue<Kind extends SeenKind = SeenKind> = z.output<(typeof kinds)[Kind]>;
export type SeenLine = z.output<typeof seenLine>;

type Fields = Readonly<Record<string, SeenKind>>;
type Shape<F extends Fields> = { readonly [Name in keyof F]: (typeof kinds)[F[Name]] };

export interface Confirmation<F extends Fields = Fields> {
  /** What is confirmed, in one word: `cart`, `cancellation`. */
  readonly noun: string;
  readonly fields: F;
  /** Of `seen` in the body. */
  readonly schema: z.ZodMiniObject<Shape<F>>;
}

/** What a client sends, and what the server reads anew: a value for each field. */
export type Seen<C> =
  C extends Confirmation<infer F> ? { readonly [Name in keyof F]: SeenValue<F[Name]> } : never;

/** `confirmation('cancellation', { fee: 'money', refund: 'money' })`. */
/*@__NO_SIDE_EFFECTS__*/
export function confirmation<const F extends Fields>(noun: string, fields: F): Confirmation<F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kinds[kind]]));
  return {
    noun,
    fields,
    schema: z.object(shape as Shape<F>, 'Send what the screen showed.'),
  };
}

/** One field that is not as it was seen. */
export type Difference = {
  readonly [Kind in SeenKind]: {
    readonly field: string;
    readonly kind: Kind;
    readonly seen: SeenValue<Kind>;
    readonly now: SeenValue<Kind>;
  };
}[SeenKind];

const inOrder = (codes: readonly string[]) => codes.toSorted().join('\n');
const lineKey = ({ id, quantity, options, price }: SeenLine) =>
  JSON.stringify([id, quantity, options.toSorted(), price]);

/** The text by which two values of a kind are compared. */
const keyOf: { readonly [Kind in SeenKind]: (value: SeenValue<Kind>) => string } = {
  time: (value) => String(value === null ? null : Date.parse(value)),
  day: String,
  money: String,
  count: String,
  minutes: String,
  text: (value) => JSON.stringify(value),
  choice: (value) => JSON.stringify(value),
  flag: String,
  named: (value) => JSON.stringify(value && value.id),
  place: (value) => JSON.stringify(value && [value.id, value.name]),
  list: (value) => JSON.stringify(value && inOrder(value)),
  lines: (value) => inOrder(value.map(lineKey)),
  version: String,
};

/** Every field that was seen otherwise than it is now, in the order of the confirmation. */
export function differencesOf<F extends Fields>(
  { fields }: Confirmation<F>,
  seen: Seen<Confirmation<F>>,
  now: Seen<Confirmation<F>>,
): Difference[] {
  return Object.entries(fields).flatMap(([field, kind]) => {
    const key = keyOf[kind] as (value: unknown) => string;
    const [before, after] = [seen[field], now[field]];
    return key(before) === key(after) ? [] : [{ field, kind, seen: before, now: after } as Difference];
  });
}
