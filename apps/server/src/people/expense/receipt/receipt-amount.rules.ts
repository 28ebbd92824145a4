/** A word as it was recognised on the picture. */
interface Word {
  readonly text: string;
  /** How sure the engine is of it, 0 to 1. */
  readonly confidence: number;
}
export type Line = readonly Word[];

/** What is printed after the amount that was paid, the surest words first. */
const labels: readonly RegExp[] = [
  /\b(grand\s*total|net\s*(payable|amount|total|amt)|bill\s*(total|amount|amt)|(total|amount|amt)\s*(payable|due)|payable)\b/,
  /\btotal\b/,
  /\bpaid\b/,
  /\b(amount|amt|fare)\b/,
];
/** Lines whose amounts are parts, taxes, what was handed over, or no amounts. */
const others: readonly RegExp[] = [
  /\b(sub[\s-]{0,3}total|[csi]?gst(in)?|utgst|vat|tax(es|able)?|cess|discount|saved|savings?|change)\b/,
  /\b(tender(ed)?|cash|balance|round\w*\s*off|qty|quantity|items?|pcs|points)\b/,
  /\b(order|invoice|bill|txn|transaction|ref|reference|account)\s*(no|id|number)\b/,
];
/** Taxes are in it: the amount is a total for all that. */
const inclusive = /\bincl/;
/** A word that the engine is surer of is as it stands there. */
const sureAbove = 0.85;
const mostPaise = 1_000_000_000;
/** Of this alone an amount is known by its sign, without a label. The model knows no rupee sign and takes it for a yen. */
const signs = /^(₹|¥|rs\.?|inr)/i;

const shape =
  /^(?<before>\D{0,4}?)(?<whole>\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,7})(?:\.(?<paise>\d{2}))?(?:\/-?)?\D{0,2}$/;
const grouped = /^(\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+|\d+)$/;

interface Amount {
  readonly paise: number;
  /** Without the first digit, which may be a rupee sign that was taken for one; null: it is none. */
  readonly shorter: number | null;
  readonly sure: boolean;
  readonly signed: boolean;
  /** It looks like money without a label. */
  readonly exact: boolean;
}

const paiseOf = (whole: string, paise = '00'): number =>
  Number(whole.replaceAll(',', '')) * 100 + Number(paise);

/** A rupee sign is taken for one of these digits. */
const likeSign = /^[237](?=[1-9])/;

function amountOf({ text, confidence }: Word, wordBefore: string): Amount | null {
  const { before = '', whole = '', paise } = shape.exec(text)?.groups ?? {};
  if (!whole || !grouped.test(whole) || /[%:@#/-]/.test(before) || text.includes('%', before.length))
    return null;
  const sure = confidence >= sureAbove || before !== '';
  const rest = whole.slice(1);
  const mayBeSign = !sure && likeSign.test(whole) && grouped.test(rest);
  const read = paiseOf(whole, paise);
  if (read === 0 || read > mostPaise) return null;
  const signed = signs.test(before) || (before === '' && /^(₹|¥|rs\.?|inr)$/i.test(wordBefore));
  return {
    paise: read,
    shorter: mayBeSign ? paiseOf(rest, paise) : null,
    sure,
    signed,
    exact: paise !== undefined || whole.includes(',') || signed,
  };
}

const ownName = /^[a-z]+[:=]/i;
/** So the engine reads some rupee signs. */
const percentBefore = /^%(?=\d+\.\d\d$|\d{1,3},)/;

const amountsOf = (line: Line): Amount[] =>
  line.flatMap((word, at) => {
    const text = word.text.replace(ownName, '').replace(percentBefore, '₹');
    return amountOf({ ...word, text }, line[at - 1]?.text ?? '') ?? [];
  });

const wordsOf = (line: Line): string =>
  line
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();

/** 0: the surest label; null: no label. */
function rankOf(text: string): number | null {
  if (others.some((other) => other.test(text)) && !(inclusive.test(text) && /total/.test(text))) return null;
  const rank = labels.findIndex((label) => label.test(text));
  return rank < 0 ? null : rank;
}

const dated = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

/** The last amount; a whole number beside a date may be a part of it. */
function lastAmount(line: Line): Amount | undefined {
  const amounts = amountsOf(line);
  return amounts.findLast(({ exact }) => exact) ?? (dated.test(wordsOf(line)) ? undefined : amounts.at(-1));
}

interface Labelled {
  readonly rank: number;
  readonly amount: Amount;
}

/** The last amount of a line with a label; of the next line where the label stands alone. */
function labelled(lines: readonly Line[]): Labelled[] {
  return lines.flatMap((line, at) => {
    const rank = rankOf(wordsOf(line));
    if (rank === null) return [];
    const next = lines[at + 1] ?? [];
    const below = /[a-z]{3}/.test(wordsOf(next)) ? undefined : lastAmount(next);
    const amount = lastAmount(line) ?? below;
    return amount ? [{ rank, amount }] : [];
  });
}

/** With or without its first digit: as it stands elsewhere too, or as the rest of the receipt adds up to. */
function settled({ paise, shorter }: Amount, sureOnes: readonly number[]): number | null {
  if (shorter === null) return paise;
  const stands = [paise, shorter].filter((one) => sureOnes.includes(one));
  if (stands.length === 1) return stands[0] ?? null;
  const rest = sureOnes.reduce((sum, one) => sum + one, 0);
  return paise > rest && shorter <= rest ? shorter : null;
}

/** What was paid, in paise; null where nothing says so clearly enough. */
export function readAmount(lines: readonly Line[]): number | null {
  const all = lines.flatMap(amountsOf);
  const sureOnes = all.filter(({ sure, exact }) => sure && exact).map(({ paise }) => paise);
  const unlabelled = all.filter(({ signed }) => signed).map((amount) => ({ rank: labels.length, amount }));
  const found = [...labelled(lines), ...unlabelled];
  const best = Math.min(...found.map(({ rank }) => rank));
  const amounts = found.filter(({ rank }) => rank === best).map(({ amount }) => settled(amount, sureOnes));
  // Before and after taxes, both are called total.
  const known = amounts.filter((paise) => paise !== null);
  return known.length > 0 && known.length === amounts.length ? Math.max(...known) : null;
}
