import type { Plugin } from 'vite';
import { type Node, children, isNode, nodesOf, programOf } from './syntax-node.ts';

const routerFiles = /\/react-router\/dist\/\w+\/[\w/.-]+\.js$/;
/** What its files say to those who build with it. */
const sayers: ReadonlySet<unknown> = new Set(['invariant', 'warning']);

/** The sentences below a node: the second argument of each such call. */
function* sentences(node: Node): Generator<Node> {
  const callee = node['callee'];
  const [, said] = nodesOf(node['arguments']);
  if (node.type === 'CallExpression' && isNode(callee) && sayers.has(callee['name']) && said) yield said;
  for (const child of children(node)) yield* sentences(child);
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
        const found = [...sentences(programOf(this.parse(code)))];
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
