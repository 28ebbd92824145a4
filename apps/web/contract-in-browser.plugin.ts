import type { Plugin } from 'vite';
import { type Node, children, isNode, nodesOf, programOf } from './syntax-node.ts';

/** What the browser's client reads of an endpoint; the rest is for the server and the document. */
const kept = new Set(['location', 'upload', 'csrf', 'idempotency', 'produces', 'spoken', 'touches']);

const callMakers: ReadonlySet<unknown> = new Set(['endpoint', 'socketCall', 'event']);

/** Every `endpoint('GET /…', { … })`, `socketCall('…', { … })` and `event('…', { … })` below a node. */
function* endpointCalls(node: Node): Generator<Node> {
  const callee = node['callee'];
  if (node.type === 'CallExpression' && isNode(callee) && callMakers.has(callee['name'])) yield node;
  for (const child of children(node)) yield* endpointCalls(child);
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An object that is written where it is given, or is a constant of the module. */
function objectOf(program: Node, given: Node | undefined): Node {
  const shared =
    given?.type === 'Identifier' &&
    nodesOf(program['body'])
      .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? nodesOf(node['declaration']) : [node]))
      .flatMap((node) => (node.type === 'VariableDeclaration' ? nodesOf(node['declarations']) : []))
      .find((node) => isNode(node['id']) && node['id']['name'] === given['name'])?.['init'];
  const spec = isNode(shared) ? shared : given;
  if (spec?.type !== 'ObjectExpression')
    throw new Error('A call needs its spec as an object of its module, or zod comes along.');
  return spec;
}

/** The object of an endpoint's spec, which several calls may share. */
const specOf = (program: Node, call: Node): Node => objectOf(program, nodesOf(call['arguments'])[1]);

/** The fields of a spec, with those that it takes over from a constant of the module. */
const fieldsOf = (program: Node, spec: Node): Node[] =>
  nodesOf(spec['properties']).flatMap((field) =>
    field.type === 'SpreadElement'
      ? fieldsOf(program, objectOf(program, nodesOf(field['argument'])[0]))
      : [field],
  );

const withoutSchemas = (code: string, program: Node, spec: Node): Cut => {
  const fields = fieldsOf(program, spec)
    .filter((field) => isNode(field['key']) && kept.has(String(field['key']['name'])))
    .map((field) => code.slice(field.start, field.end));
  return { start: spec.start, end: spec.end, text: `{ ${fields.join(', ')} }` };
};

/** The noun is the folder of the module: `…/contract/src/work/sub-task/sub-task.api.ts`. */
const nounOf = (module: string): string => module.split('/').at(-2) ?? '';

/** Says whose noun a call is, as its third argument. */
const withNoun = (call: Node, module: string): Cut[] => {
  const callee = call['callee'];
  const [, spec] = nodesOf(call['arguments']);
  if (!spec || !isNode(callee) || callee['name'] !== 'endpoint') return [];
  return [{ start: spec.end, end: spec.end, text: `, '${nounOf(module)}'` }];
};

/** Marks every endpoint and event as one that may be left out, takes the schemas from its spec and says its noun. */
function shortened(code: string, program: Node, module: string): string {
  const calls = [...endpointCalls(program)];
  const specs = new Set(calls.map((call) => specOf(program, call)));
  const cuts: Cut[] = [
    ...[...specs].map((spec) => withoutSchemas(code, program, spec)),
    ...calls.map(({ start }) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
    ...calls.flatMap((call) => withNoun(call, module)),
  ];
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
}

/** Every name that is spoken below a node. */
function* namesIn(node: Node): Generator<string> {
  if (node.type === 'Identifier') yield String(node['name']);
  for (const child of children(node)) yield* namesIn(child);
}

/** The names that an import or a private constant brings in; null: the statement is something else. */
function namesGiven(node: Node): string[] | null {
  const parts =
    node.type === 'ImportDeclaration'
      ? nodesOf(node['specifiers']).map((part) => part['local'])
      : node.type === 'VariableDeclaration'
        ? nodesOf(node['declarations']).map((part) => part['id'])
        : null;
  return parts?.map((part) => (isNode(part) ? String(part['name']) : '')) ?? null;
}

/** A statement of a module: the names it brings in, where that is all it does, and those it speaks. */
interface Statement {
  readonly node: Node;
  readonly gives: readonly string[] | null;
  readonly speaks: ReadonlySet<string>;
}

const statementOf = (node: Node): Statement => ({
  node,
  gives: namesGiven(node),
  speaks: node.type === 'ImportDeclaration' ? new Set() : new Set(namesIn(node)),
});

/**
 * Imports and private constants that nothing speaks of any more: left in, they would tie zod to every page that makes
 * a call. A constant may have been the last to speak of another, so it looks until nothing is idle.
 */
function withoutIdle(code: string, program: Node): string {
  let body = nodesOf(program['body']).map(statementOf);
  const idle: Node[] = [];
  for (let found = true; found; ) {
    const isIdle = (one: Statement) =>
      one.gives?.every((name) => !body.some((other) => other !== one && other.speaks.has(name))) ?? false;
    const now = new Set(body.filter(isIdle));
    found = now.size > 0;
    idle.push(...[...now].map(({ node }) => node));
    body = body.filter((one) => !now.has(one));
  }
  return idle
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, node) => text.slice(0, node.start) + text.slice(node.end), code);
}

/** What the browser gets of a module of the contract. */
export function inBrowser(code: string, module: string, parse: (text: string) => Node): string {
  const short = shortened(code, parse(code), module);
  return withoutIdle(short, parse(short));
}

/**
 * Leaves the schemas of endpoints and events out of the browser's bundle, and with them zod: answers are checked where
 * they are made, and events stay on the server. Forms still import the models they check against. Each call is told its noun, of
 * which the keys of queries are made.
 */
export function contractInBrowser(): Plugin {
  return {
    name: 'nukkad-contract-in-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.(api|socket|noun|events)\.ts$/ },
      handler(code, id) {
        return { code: inBrowser(code, id, (text) => programOf(this.parse(text))), map: null };
      },
    },
  };
}
