import { findAddresses } from './find-addresses.ts';
import { type Span, findNumbers, openEnd } from './find-numbers.ts';
import { type Signs, readSigns } from './signs.ts';
import { type Token, readTokens } from './tokens.ts';

/**
 * Ways around the platform in a text: numbers, addresses of mail and payment, sites, names in networks (promise 48). The
 * one place that knows them: what people write to each other before they may see each other's contacts is masked or
 * refused by it. It goes once through the text, without patterns that could take their time.
 */
const hidden = '•••';

interface Read {
  readonly signs: Signs;
  readonly tokens: readonly Token[];
}

function read(text: string): Read {
  const signs = readSigns(text);
  return { signs, tokens: readTokens(signs.plain) };
}

/** In places of the text, in order, each once. */
function spansOf({ signs, tokens }: Read): readonly Span[] {
  const { plain } = signs;
  const found = [...findNumbers(tokens, plain), ...findAddresses(tokens, plain)]
    .map((span) => ({ from: signs.from(span.from), to: signs.to(span.to - 1) }))
    .toSorted((a, b) => a.from - b.from);
  const spans: { from: number; to: number }[] = [];
  for (const span of found) {
    const last = spans.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else spans.push({ ...span });
  }
  return spans;
}

function hide(text: string, spans: readonly Span[]): string {
  let masked = '';
  let at = 0;
  for (const span of spans) {
    masked += text.slice(at, span.from) + hidden;
    at = span.to;
  }
  return masked + text.slice(at);
}

export const maskContacts = (text: string): string => hide(text, spansOf(read(text)));
export const holdsContactDetails = (text: string): boolean => spansOf(read(text)).length > 0;

/** What was written before by the same person, so far as a number may go on from it. */
const longestEnd = 80;

/** Words before it belong to it as little as spaces do. */
export function openEndOf(text: string): string {
  const { signs, tokens } = read(text);
  const start = openEnd(tokens, signs.plain);
  return start === null ? '' : text.slice(signs.from(start)).slice(-longestEnd);
}

/** The text that goes on with a number begun before, as the other side may read it. */
export function maskGoingOn(end: string, text: string): string {
  const joined = `${end}\n${text}`;
  const start = end.length + 1;
  const spans = spansOf(read(joined)).flatMap((span) =>
    span.to > start ? [{ from: Math.max(0, span.from - start), to: span.to - start }] : [],
  );
  return hide(text, spans);
}

/** A name of a file, whose last part says what kind it is and stays. */
export function maskFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [base, kind] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return maskContacts(base.replaceAll('_', ' ')) === base.replaceAll('_', ' ') ? name : `${hidden}${kind}`;
}
