import type { Plugin } from 'vite';

const routerFiles = /\/react-router\/dist\/\w+\/[\w/.-]+\.js$/;
/** What its files say to those who build with it. */
const sayers: ReadonlySet<unknown> = new Set(['invariant', 'warning']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The sentences below a node: the second argument of each such call. */
function* sentences(node: Node): Generator<Node> {
  const callee = node['callee'];
  const [, said] = (node['arguments'] ?? []) as readonly Node[];
  if (node.type === 'CallExpression' && isNode(callee) && sayers.has(callee['name']) && said) yield said;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) yield* sentences(child);
}

const lineOf = (code: string, at: number): number => code.slice(0, at).split('\n').length;

/**
 * Leaves the router's sentences for developers out of the browser's build: a kilobyte of every first load. The line in the
 * router's file stands in their place.
 */
export function routerWords(): Plugin {
  return {
    name: 'router-words',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: routerFiles },
      handler(code) {
        const found = [...sentences(this.parse(code) as unknown as Node)];
        const inOrder = found.toSorted((one, other) => other.start - one.start);
        const short = inOrder.reduce(
          (text, { start, end }) => `${text.slice(0, start)}'${lineOf(code, start)}'${text.slice(end)}`,
          code,
        );
        return { code: short, map: null };
      },
    },
  };
}
