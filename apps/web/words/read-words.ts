import { type ESTree, parseSync, Visitor } from 'vite';

/** A text that the code speaks: its key and the English beside it; null where the English is not written out. */
export interface SpokenWord {
  readonly key: string;
  readonly english: string | null;
}

/** What one file speaks and what it imports. */
export interface FileWords {
  readonly spoken: readonly SpokenWord[];
  /** The part before the dot of keys that are computed: `status` of `status.${shown}`. */
  readonly families: readonly string[];
  /** Keys that cannot be known, as they stand in the code. */
  readonly unknown: readonly string[];
  /** As written; imports of types are left out. */
  readonly imports: readonly string[];
  /** Imports that are fetched when they are needed. */
  readonly fetches: readonly string[];
  /** Of these, what brings its own words: the path that `withWords` asks for them by, and the import. */
  readonly apart: readonly { readonly part: string; readonly module: string }[];
}

const speakers = new Set(['t', 'say', 'plural']);

function speakerOf({ callee }: ESTree.CallExpression): string | null {
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : null;
  return name !== null && speakers.has(name) ? name : null;
}

const textOf = (node: ESTree.Node | undefined): string | null => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
};

/** `status.${shown}` is of the family `status`; other templates are of none. */
function familyOf(node: ESTree.Node | undefined): string | null {
  if (node?.type !== 'TemplateLiteral' || node.expressions.length !== 1) return null;
  const [before, after] = node.quasis.map(({ value }) => value.cooked);
  return after === '' ? (/^(\w+)\.$/.exec(before ?? '')?.[1] ?? null) : null;
}

/** Both sides of `a ? b : c`, and of theirs; else the node itself. */
const choices = (node: ESTree.Node | undefined): (ESTree.Node | undefined)[] =>
  node?.type === 'ConditionalExpression' ? [...choices(node.consequent), ...choices(node.alternate)] : [node];

/** `{ one: '…', other: '…' }` of `plural`, as the texts of `key_one` and `key_other`. */
function forms(key: string, english: ESTree.Node | undefined): SpokenWord[] {
  const fields = english?.type === 'ObjectExpression' ? english.properties : [];
  return ['one', 'other'].map((form) => {
    const field = fields.find(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === form,
    );
    return {
      key: `${key}_${form}`,
      english: field?.type === 'Property' ? textOf(field.value) : null,
    };
  });
}

interface Found {
  readonly spoken: SpokenWord[];
  readonly families: string[];
  readonly unknown: string[];
}

function readCall(call: ESTree.CallExpression, code: string, found: Found): void {
  const speaker = speakerOf(call);
  // A function of the same name that takes one thing speaks no words.
  if (speaker === null || call.arguments.length < 2) return;
  const [first, second, third] = call.arguments;
  const keys = choices(first);
  const english = choices(speaker === 'plural' ? third : second);
  for (const [at, node] of keys.entries()) {
    const key = textOf(node);
    const family = familyOf(node);
    const text = english.length === keys.length ? english[at] : undefined;
    if (key === null && family !== null) found.families.push(family);
    else if (key === null) found.unknown.push(code.slice(call.start, call.end));
    else if (speaker === 'plural') found.spoken.push(...forms(key, text));
    else found.spoken.push({ key, english: textOf(text) });
  }
}

/** The import of `withWords('part', () => import('module'))`. */
function apartOf({ callee, arguments: [part, fetchPart] }: ESTree.CallExpression) {
  if (callee.type !== 'Identifier' || callee.name !== 'withWords') return null;
  const fetched = fetchPart?.type === 'ArrowFunctionExpression' ? fetchPart.body : null;
  const module = fetched?.type === 'ImportExpression' ? textOf(fetched.source) : null;
  const name = textOf(part);
  if (name === null || module === null)
    throw new Error("withWords takes its part and its import written out: withWords('a', () => import('a'))");
  return { part: name, module };
}

/** Reads the calls of `t`, `say` and `plural` in one file, and its imports. */
export function readWords(file: string, code: string): FileWords {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const found: Found = { spoken: [], families: [], unknown: [] };
  const imports: string[] = [];
  const fetches: string[] = [];
  const apart: { part: string; module: string }[] = [];
  new Visitor({
    CallExpression(call) {
      readCall(call, code, found);
      const own = apartOf(call);
      if (own) apart.push(own);
    },
    Property({ key, value, start, end }) {
      // Under another name the calls would not be found.
      const isRenamed = key.type === 'Identifier' && speakers.has(key.name) && value.type === 'Identifier';
      if (isRenamed && value.name !== key.name && !speakers.has(value.name))
        found.unknown.push(code.slice(start, end));
    },
    ImportDeclaration({ importKind, source }) {
      if (importKind !== 'type') imports.push(source.value);
    },
    ExportNamedDeclaration({ exportKind, source }) {
      if (source && exportKind !== 'type') imports.push(source.value);
    },
    ExportAllDeclaration({ exportKind, source }) {
      if (exportKind !== 'type') imports.push(source.value);
    },
    ImportExpression({ source }) {
      const path = textOf(source);
      if (path !== null) fetches.push(path);
    },
  }).visit(program);
  return { ...found, imports, fetches, apart };
}
