import { parseSync, Visitor } from 'oxc-parser';

const makers = new Set(['route', 'openRoute']);

/** The lines of routes whose handler takes its call apart where it is handed: one way is enough, `(call) => verb(deps, call, …)`. */
export function takenApart(file: string, text: string): readonly number[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const found: number[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, handler], start }) {
      if (callee.type !== 'Identifier' || !makers.has(callee.name)) return;
      if (handler?.type !== 'ArrowFunctionExpression') return;
      const [given] = handler.params;
      if (given && !(given.type === 'Identifier' && given.name === 'call'))
        found.push(text.slice(0, start).split('\n').length);
    },
  }).visit(program);
  return found;
}
