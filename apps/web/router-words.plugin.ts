import type { Plugin } from 'vite';
import { type Node, children, isNode, nodesOf, programOf } from './syntax-node.ts';

const routerFiles = /\/react-router\/dist\/\w+\/[\w/.-]+\.js$/;
/** What its files say to those who build with it. */
const sayers: ReadonlySet<unknown> = new Set(['invariant', 'warning']);

const isConsole = ({ object }: Node): boolean => isNode(object) && object['name'] === 'console';

/** The source of a script that does nothing but speak to those who look into the console. */
const speakingScript = /^`\s{0,20}console\.log\(/;

/** A text that stands in the code as it is said. */
const isSaid = ({ type, expressions, value }: Node): boolean =>
  typeof value === 'string' || (type === 'TemplateLiteral' && nodesOf(expressions).length === 0);

/** What a node says: the second argument of a sayer, the first one of the console, and a script that only speaks. */
function saidBy(node: Node, code: string): Node | undefined {
  if (node.type === 'TemplateLiteral')
    return speakingScript.test(code.slice(node.start, node.start + 60)) ? node : undefined;
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee)) return undefined;
  const [first, second] = nodesOf(node['arguments']);
  if (sayers.has(callee['name'])) return second;
  return first && isConsole(callee) && isSaid(first) ? first : undefined;
}

/** The sentences below a node. */
function* sentences(node: Node, code: string): Generator<Node> {
  const said = saidBy(node, code);
  if (said) yield said;
  for (const child of children(node)) if (child !== said) yield* sentences(child, code);
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
        const found = [...sentences(programOf(this.parse(code)), code)];
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
