/**
 * The formulas of Inclusive components (docs/decisions/salaries.md): rupees, exact to the last digit, nothing but sums, products and
 * three functions. A mistake names its place.
 */
export type Formula =
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'sign'; readonly sign: '+' | '-' | '*' | '/'; readonly of: readonly [Formula, Formula] }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: readonly Formula[] };

/** A quotient of whole numbers; `under` is above zero. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

type FunctionName = 'MIN' | 'MAX' | 'ROUND';
export type MistakeCode =
  | 'unexpected'
  | 'unknown_name'
  | 'unfinished'
  | 'takes_arguments'
  | 'division_by_zero';

export class FormulaMistake extends Error {
  readonly code: MistakeCode;
  /** Counted from 1. */
  readonly at: number;
  readonly found: string;

  constructor(code: MistakeCode, at: number, found = '') {
    super(`${code} at ${at}`);
    this.code = code;
    this.at = at;
    this.found = found;
  }
}

interface Token {
  readonly kind: 'number' | 'name' | 'sign';
  readonly text: string;
  readonly at: number;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = /\s*(?:(\d+(?:\.\d{1,6})?)|([A-Z][A-Z0-9_]*)|([-+*/(),%]))/y;
  while (pattern.lastIndex < text.trimEnd().length) {
    const from = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) {
      const at = from + (text.slice(from).match(/^\s*/)?.[0].length ?? 0);
      throw new FormulaMistake('unexpected', at + 1, text[at] ?? '');
    }
    const [, number, name, sign] = found;
    const kind = number ? 'number' : name ? 'name' : 'sign';
    const token = number ?? name ?? sign ?? '';
    tokens.push({ kind, text: token, at: pattern.lastIndex - token.length + 1 });
  }
  return tokens;
}

function numberOf(text: string): Fraction {
  const [whole = '0', part = ''] = text.split('.');
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
}

const arguments_: Readonly<Record<FunctionName, readonly [least: number, most: number]>> = {
  MIN: [2, 8],
  MAX: [2, 8],
  ROUND: [1, 1],
};
const isFunction = (name: string): name is FunctionName => name in arguments_;

class Reader {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
    this.#end = text.length + 1;
  }

  #peek(...signs: readonly string[]): boolean {
    const token = this.#tokens[this.#next];
    return token?.kind === 'sign' && signs.includes(token.text);
  }

  /** The next sign, taken, where it is one of these. */
  #sign<Sign extends string>(signs: readonly Sign[]): Sign | null {
    const token = this.#tokens[this.#next];
    const sign = token?.kind === 'sign' ? signs.find((one) => one === token.text) : undefined;
    if (sign === undefined) return null;
    this.#next += 1;
    return sign;
  }

  #take(): Token {
    const token = this.#tokens[this.#next];
    if (!token) throw new FormulaMistake('unfinished', this.#end);
    this.#next += 1;
    return token;
  }

  #expect(sign: string): void {
    const token = this.#take();
    if (token.text !== sign) throw new FormulaMistake('unexpected', token.at, token.text);
  }

  whole(): Formula {
    const formula = this.#sum();
    const rest = this.#tokens[this.#next];
    if (rest) throw new FormulaMistake('unexpected', rest.at, rest.text);
    return formula;
  }

  #sum(): Formula {
    let left = this.#product();
    for (let sign = this.#sign(['+', '-']); sign; sign = this.#sign(['+', '-']))
      left = { kind: 'sign', sign, of: [left, this.#product()] };
    return left;
  }

  #product(): Formula {
    let left = this.#part();
    for (let sign = this.#sign(['*', '/']); sign; sign = this.#sign(['*', '/']))
      left = { kind: 'sign', sign, of: [left, this.#part()] };
    return left;
  }

  #part(): Formula {
    const token = this.#take();
    if (token.kind === 'number') return this.#percent(numberOf(token.text));
    if (token.text === '(') {
      const inner = this.#sum();
      this.#expect(')');
      return inner;
    }
    if (token.kind !== 'name') throw new FormulaMistake('unexpected', token.at, token.text);
    return isFunction(token.text)
      ? this.#call(token.text, token.at)
      : { kind: 'name', name: token.text, at: token.at };
  }

  #percent(value: Fraction): Formula {
    if (!this.#peek('%')) return { kind: 'number', value };
    this.#take();
    return { kind: 'number', value: { over: value.over, under: value.under * 100n } };
  }

  #call(name: FunctionName, at: number): Formula {
    this.#expect('(');
    const of = [this.#sum()];
    while (this.#peek(',')) {
      this.#take();
      of.push(this.#sum());
    }
    this.#expect(')');
    const [least, most] = arguments_[name];
    if (of.length < least || of.length > most) throw new FormulaMistake('takes_arguments', at, name);
    return { kind: 'call', name, of };
  }
}

/** Throws a `FormulaMistake` with its place. */
export const readFormula = (text: string): Formula => new Reader(text).whole();

/** Every name that it uses, with its place. */
export function namesOf(formula: Formula): readonly { readonly name: string; readonly at: number }[] {
  if (formula.kind === 'name') return [formula];
  return formula.kind === 'number' ? [] : formula.of.flatMap(namesOf);
}

const isLess = (one: Fraction, other: Fraction) => one.over * other.under < other.over * one.under;

/** Half up, also below zero. */
function rounded({ over, under }: Fraction): bigint {
  const [twice, whole] = [2n * over + under, 2n * under];
  return twice >= 0n ? twice / whole : -((-twice + whole - 1n) / whole);
}

function reckoned(sign: '+' | '-' | '*' | '/', one: Fraction, other: Fraction): Fraction {
  const under = one.under * other.under;
  if (sign === '+') return { over: one.over * other.under + other.over * one.under, under };
  if (sign === '-') return { over: one.over * other.under - other.over * one.under, under };
  if (sign === '*') return { over: one.over * other.over, under };
  if (other.over === 0n) throw new FormulaMistake('division_by_zero', 1);
  const turned = { over: one.over * other.under, under: one.under * other.over };
  return turned.under < 0n ? { over: -turned.over, under: -turned.under } : turned;
}

function valueOf(formula: Formula, names: ReadonlyMap<string, number>): Fraction {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'name') {
    const paise = names.get(formula.name);
    if (paise === undefined) throw new FormulaMistake('unknown_name', formula.at, formula.name);
    return { over: BigInt(paise), under: 100n };
  }
  if (formula.kind === 'sign') {
    const [one, other] = formula.of;
    return reckoned(formula.sign, valueOf(one, names), valueOf(other, names));
  }
  const [first, ...others] = formula.of.map((one) => valueOf(one, names));
  if (!first) throw new FormulaMistake('takes_arguments', 1, formula.name);
  if (formula.name === 'ROUND') return { over: rounded(first), under: 1n };
  const wantsLess = formula.name === 'MIN';
  return others.reduce((best, one) => (isLess(one, best) === wantsLess ? one : best), first);
}

/** In paise, half up; `names` hold paise. Throws a `FormulaMistake`. */
export function evaluateFormula(formula: Formula, names: ReadonlyMap<string, number>): number {
  const { over, under } = valueOf(formula, names);
  return Number(rounded({ over: over * 100n, under }));
}
