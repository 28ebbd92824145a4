/**
 * A text as a reader sees it: of what looks alike one sign, without what shows nothing. Each plain sign knows where it
 * stands in the text, so that what is found in plain signs can be hidden in the text.
 */
export interface Signs {
  readonly plain: string;
  /** Where the sign at this place of `plain` begins and ends in the text. */
  from(place: number): number;
  to(place: number): number;
}

/** Digits in circles that no normal form knows, by the first of each row. */
const circled: readonly (readonly [first: number, digit: number, count: number])[] = [
  [0x2776, 1, 10],
  [0x2780, 1, 10],
  [0x278a, 1, 10],
  [0x24eb, 11, 10],
  [0x24f5, 1, 10],
  [0x24ff, 0, 1],
  [0x2680, 1, 6],
  [0x1f51f, 10, 1],
  [0x1f10b, 0, 1],
  [0x1f10c, 0, 1],
];

/** Letters of other scripts that look as Latin ones. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Array.from('аaеeоoрpсcхxуyіiѕsкkмmтtοoαaιiνvρp🅾o').flatMap((sign, at, all) =>
    at % 2 === 0 ? [[sign, all[at + 1] ?? ''] as const] : [],
  ),
);

const nukta = '\u093c';
const chandrabindu = '\u0901';
const anusvara = '\u0902';

/** Digits of any script as Latin ones; those of a script follow each other, and begin at a tenth of its block. */
function latinDigit(code: number): string {
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function circledDigit(code: number): string | null {
  const row = circled.find(([first, , count]) => code >= first && code < first + count);
  return row ? String(code - row[0] + row[1]) : null;
}

/** Marks over letters, keys around digits, joiners and the like. */
const showsNothing =
  /[\p{Cf}\p{Me}\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/u;

function plainSign(sign: string): string {
  if (sign === nukta || showsNothing.test(sign)) return '';
  const known = lookalikes.get(sign.toLowerCase()) ?? circledDigit(sign.codePointAt(0) ?? 0);
  if (known !== null && known !== undefined) return known;
  let plain = '';
  for (const one of sign.normalize('NFKC').toLowerCase()) {
    if (one === nukta) continue;
    const code = one.codePointAt(0) ?? 0;
    if (one === chandrabindu) plain += anusvara;
    else plain += code >= 0x80 && /\p{Nd}/u.test(one) ? latinDigit(code) : one;
  }
  return plain;
}

/** What was asked before: a script has few signs. */
const known = new Map<string, string>();
const mostKnown = 4_000;

function plainOf(sign: string): string {
  const before = known.get(sign);
  if (before !== undefined) return before;
  const plain = plainSign(sign);
  if (known.size >= mostKnown) known.clear();
  known.set(sign, plain);
  return plain;
}

const isSimple = (text: string): boolean => /^[ -~\n]*$/.test(text);

export function readSigns(text: string): Signs {
  if (isSimple(text)) return { plain: text.toLowerCase(), from: (place) => place, to: (place) => place + 1 };
  let plain = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const sign of text) {
    const shown = plainOf(sign);
    // A key around a digit goes with it.
    if (shown === '' && to.length > 0) to[to.length - 1] = at + sign.length;
    for (let one = 0; one < shown.length; one += 1) {
      from.push(at);
      to.push(at + sign.length);
    }
    plain += shown;
    at += sign.length;
  }
  return { plain, from: (place) => from[place] ?? 0, to: (place) => to[place] ?? 0 };
}
