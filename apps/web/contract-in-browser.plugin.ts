import type { Plugin } from 'vite';

/** What the browser's client reads of an endpoint; the rest is for the server and the document. */
const kept = new Set(['location', 'upload', 'csrf', 'idempotency', 'produces']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const children = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode),
  );

/** Every `endpoint('GET /…', { … })` below a node. */
function* endpointCalls(node: Node): Generator<Node> {
  const callee = node['callee'];
  if (node.type === 'CallExpression' && isNode(callee) && callee['name'] === 'endpoint') yield node;
  for (const child of children(node)) yield* endpointCalls(child);
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The object of an endpoint's spec: written in the call, or a constant of the module that several calls share. */
function specOf(program: Node, call: Node): Node {
  const [, given] = call['arguments'] as Node[];
  const shared =
    given?.type === 'Identifier' &&
    (program['body'] as Node[])
      .flatMap((node) => (node.type === 'VariableDeclaration' ? (node['declarations'] as Node[]) : []))
      .find((node) => isNode(node['id']) && node['id']['name'] === given['name'])?.['init'];
  const spec = isNode(shared) ? shared : given;
  if (spec?.type !== 'ObjectExpression')
    throw new Error('An endpoint needs its spec as an object of its module, or zod comes along.');
  return spec;
}

const withoutSchemas = (code: string, spec: Node): Cut => {
  const fields = (spec['properties'] as Node[])
    .filter((field) => isNode(field['key']) && kept.has(String(field['key']['name'])))
    .map((field) => code.slice(field.start, field.end));
  return { start: spec.start, end: spec.end, text: `{ ${fields.join(', ')} }` };
};

/** Marks every endpoint as one that may be left out, and takes the schemas from its spec. */
function shortened(code: string, program: Node): string {
  const calls = [...endpointCalls(program)];
  const specs = new Set(calls.map((call) => specOf(program, call)));
  const cuts: Cut[] = [
    ...[...specs].map((spec) => withoutSchemas(code, spec)),
    ...calls.map(({ start }) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
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

/** Imports that nothing speaks of any more: left in, they would tie zod to every page that makes a call. */
function withoutIdleImports(code: string, program: Node): string {
  const body = program['body'] as Node[];
  const isImport = (node: Node) => node.type === 'ImportDeclaration';
  const spoken = new Set(body.filter((node) => !isImport(node)).flatMap((node) => [...namesIn(node)]));
  const idle = body.filter(
    (node) =>
      isImport(node) &&
      (node['specifiers'] as Node[]).every(
        (part) => isNode(part['local']) && !spoken.has(String(part['local']['name'])),
      ),
  );
  return idle.reduceRight((text, node) => text.slice(0, node.start) + text.slice(node.end), code);
}

/**
 * Leaves the schemas of endpoints out of the browser's bundle, and with them zod: answers are checked where
 * they are made. Forms still import the models they check against.
 */
export function contractInBrowser(): Plugin {
  return {
    name: 'nukkad-contract-in-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.api\.ts$/ },
      handler(code) {
        const short = shortened(code, this.parse(code) as unknown as Node);
        return { code: withoutIdleImports(short, this.parse(short) as unknown as Node), map: null };
      },
    },
  };
}
