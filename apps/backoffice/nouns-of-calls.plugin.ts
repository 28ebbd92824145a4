import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every `endpoint('GET /…', { … })` below a node. */
function* endpointsIn(node: Node): Generator<Node> {
  if (node.type === 'CallExpression' && node.callee?.name === 'endpoint') yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* endpointsIn(child);
}

/** The noun is the folder of the module: `…/contract/src/market/coupon/coupon-admin.api.ts`. */
const nounOf = (module: string): string => module.split('/').at(-2) ?? '';

/** Says whose noun each call of a module is, as its third argument. */
export const withNouns = (code: string, program: unknown, module: string): string =>
  (isNode(program) ? [...endpointsIn(program)] : [])
    .flatMap((call) => call.arguments?.at(-1)?.end ?? [])
    .toSorted((one, other) => other - one)
    .reduce((text, end) => `${text.slice(0, end)}, '${nounOf(module)}'${text.slice(end)}`, code);

/** Tells each call its noun, of which the keys of answers are made. The schemas stay, for the forms. */
export function nounsOfCalls(): Plugin {
  return {
    name: 'nukkad-nouns-of-calls',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.api\.ts$/ },
      handler(code, id) {
        return { code: withNouns(code, this.parse(code), id), map: null };
      },
    },
  };
}
