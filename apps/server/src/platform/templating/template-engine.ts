import { type Filter, Liquid, LiquidError, type Template } from 'liquidjs';
import { numberInWords, sumInWords } from '../sum-in-words.rules.ts';
import { type Language, inRupees } from '../spoken.rules.ts';
import { longDay } from './template-values.ts';
import type { FieldShape, Problem } from './templating.ts';

/** What may be written; nothing that reads files, other templates, the clock or the host. */
const tags = ['if', 'unless', 'case', 'for', 'break', 'continue', 'assign', 'comment', '#'];
const filters = [
  'append',
  'capitalize',
  'default',
  'divided_by',
  'downcase',
  'first',
  'join',
  'last',
  'minus',
  'plus',
  'prepend',
  'round',
  'size',
  'strip',
  'times',
  'upcase',
];
const limits = { parseLimit: 100_000, renderLimit: 1_000, memoryLimit: 1_000_000 };

/** A line within a value; no font has it. */
export const lineSign = '\uE001';

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** As its value writes itself: money and days in their own way. */
const written = (value: unknown): string => (typeof value === 'string' ? value : `${Object(value)}`);

/** A value stays text: none of its characters is a sign of Markdown. */
function asText(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  const text = Array.isArray(value) ? value.map(written).join(', ') : written(value);
  return text
    .trim()
    .replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
    .split('\n')
    .map((line) => line.trim())
    .join(lineSign);
}

const numberOf = (value: unknown): number => {
  const number = value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : Number.NaN;
};

const ofNumber =
  (say: (value: number) => string): Filter['handler'] =>
  (value: unknown) => {
    const number = numberOf(value);
    return Number.isNaN(number) ? '' : say(number);
  };

function only<Kept>(all: Record<string, Kept>, names: readonly string[]): void {
  for (const name of Object.keys(all)) if (!names.includes(name)) delete all[name];
}

/** Liquid, with what a letter needs and with limits of its own; it runs in a reader process besides. */
function engineFor(lang: Language): Liquid {
  const engine = new Liquid({
    ...limits,
    strictFilters: true,
    strictVariables: true,
    lenientIf: true,
    ownPropertyOnly: true,
    jsTruthy: true,
    greedy: false,
    templates: {},
    outputEscape: asText,
  });
  only(engine.tags, tags);
  only(engine.filters, filters);
  engine.registerFilter(
    'rupees',
    ofNumber((paise) => inRupees(Math.round(paise))),
  );
  engine.registerFilter(
    'rupees_in_words',
    ofNumber((paise) => sumInWords(Math.round(paise), lang)),
  );
  engine.registerFilter(
    'in_words',
    ofNumber((value) => numberInWords(Math.floor(value), lang)),
  );
  engine.registerFilter(
    'number',
    ofNumber((value) => numbers.format(value)),
  );
  engine.registerFilter('date', (value: unknown) =>
    value === null || value === undefined ? '' : longDay(written(value.valueOf()), lang),
  );
  return engine;
}

const isTagsAlone = (line: string): boolean =>
  line.startsWith('{%') && line.endsWith('%}') && line.replaceAll(/\{%[^%]*%\}/g, '').trim() === '';

/** A line of tags alone is no line of the text, or a loop would tear its table apart. */
const withoutTagLines = (source: string): string =>
  source
    .split('\n')
    .map((line) => {
      const tagsOfLine = line.trim();
      return isTagsAlone(tagsOfLine) ? `${tagsOfLine.replace(/-?%\}$/, '')}-%}` : line;
    })
    .join('\n');

/** What the engine puts into quotation marks. */
const quoted = (text: string) => text.split(/["“”]/)[1];

/** What is wrong, in our words, from what the engine says. */
export function problemOf(error: unknown): Problem {
  const isOfEngine = error instanceof LiquidError;
  const token = isOfEngine ? error.token : undefined;
  const message = error instanceof Error ? error.message : '';
  const said = message.split(', line:')[0] ?? '';
  const line = token?.getPosition()[0] ?? 0;
  const after = (start: string) => said.slice(start.length).trim();
  if (said.startsWith('undefined variable:'))
    return { line, kind: 'unknown_field', found: after('undefined variable:') };
  if (said.startsWith('undefined filter:'))
    return { line, kind: 'unknown_filter', found: after('undefined filter:') };
  if (said.startsWith('tag "') && said.endsWith('not found'))
    return { line, kind: 'unknown_tag', found: quoted(said) ?? '' };
  if (/limit exceeded/.test(said)) return { line, kind: 'too_heavy', found: '' };
  const found = /(?:\{%|\{\{)[^%}]*(?:%\}|\}\})?/.exec(said)?.[0] ?? '';
  return { line, kind: 'syntax', found: found.slice(0, 80) };
}

const loops = /\bfor\s+([\w-]+)\s+in\s+([\w.-]+)/g;

/** Paths that are written, and are no field; those of rows by the list that the loop goes through. */
function unknownIn(
  engine: Liquid,
  parsed: Template[],
  source: string,
  fields: readonly FieldShape[],
): Problem[] {
  const known = new Map(fields.map(({ name, type }) => [name, type]));
  const lists = new Map([...source.matchAll(loops)].map(([, row = '', list = '']) => [row, list]));
  const { variables, locals } = engine.analyzeSync(parsed, { partials: false });
  const own = new Set([...Object.keys(locals), 'forloop']);
  const isKnown = (path: string): boolean => {
    const ofList = path.replace(/\.(size|first|last)$/, '');
    return known.has(path) || (ofList !== path && known.get(ofList) === 'list');
  };
  return Object.values(variables)
    .flat()
    .flatMap(({ segments, location: { row: line } }) => {
      const [root = '', ...rest] = segments.filter((one): one is string => typeof one === 'string');
      const list = lists.get(root);
      if (own.has(root) && list === undefined) return [];
      if (list !== undefined && rest.length === 0) return [];
      const path = [list ?? root, ...rest].join('.');
      return isKnown(path)
        ? []
        : [{ line, kind: 'unknown_field', found: [root, ...rest].join('.') } as const];
    });
}

export interface ParsedText {
  readonly problems: readonly Problem[];
  /** Throws as the engine does. */
  readonly fill: (values: object) => string;
}

/** Looks through a text; `problems` name what it writes and may not. */
export function parseText(source: string, lang: Language, fields: readonly FieldShape[]): ParsedText {
  const engine = engineFor(lang);
  try {
    const parsed = engine.parse(withoutTagLines(source));
    return {
      problems: unknownIn(engine, parsed, source, fields),
      fill: (values) => String(engine.renderSync(parsed, values)),
    };
  } catch (error) {
    return { problems: [problemOf(error)], fill: () => '' };
  }
}
