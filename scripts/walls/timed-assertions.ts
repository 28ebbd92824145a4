import { parseSync, Visitor } from 'oxc-parser';

interface Node {
  readonly start: number;
  readonly end: number;
}

const clock = String.raw`(?:performance|Date)\.now\(\)`;
/** A difference of two instants of the machine's clock. */
const elapsed = new RegExp(`${clock}\\s*-|-\\s*${clock}`);
const upperBounds = new Set(['toBeLessThan', 'toBeLessThanOrEqual']);
/** By itself, not as the field of something; `...name` is a spread. */
const word = (name: string) => new RegExp(String.raw`(?<!\w)(?<!(?<!\.\.)\.)${name}\b`);

interface Named {
  readonly names: readonly string[];
  /** What it is worth: of a function what it answers, without what functions inside it do. */
  readonly text: string;
}

type Program = ReturnType<typeof parseSync>['program'];

/** The texts of nodes, without the functions inside them. */
function ownTexts(program: Program, text: string) {
  const functions: Node[] = [];
  const returns: Node[] = [];
  const note = ({ start, end }: Node) => void functions.push({ start, end });
  new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
    ReturnStatement: ({ start, end }) => void returns.push({ start, end }),
  }).visit(program);
  const inside = (outer: Node, inner: Node) =>
    inner.start >= outer.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start;
  const own = (node: Node): string => {
    let said = text.slice(node.start, node.end);
    for (const { start, end } of functions.filter((one) => inside(node, one)))
      said = said.slice(0, start - node.start) + ' '.repeat(end - start) + said.slice(end - node.start);
    return said;
  };
  /** What a function with a body in braces answers. */
  const answers = (body: Node): string =>
    returns
      .filter(
        (one) => inside(body, one) && !functions.some((other) => inside(body, other) && inside(other, one)),
      )
      .map(own)
      .join(';');
  return { own, answers };
}

/** What is given a name, and what is pushed to a list. */
function readNames(program: Program, text: string): readonly Named[] {
  const found: Named[] = [];
  const { own, answers } = ownTexts(program, text);
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  const names = (pattern: string) => [...pattern.matchAll(/\b\w+\b(?!\s*:)/g)].map(([name]) => name);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (!init) return;
      const isFunction = init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression';
      const body = isFunction ? init.body : null;
      const worth = body ? (body.type === 'BlockStatement' ? answers(body) : own(body)) : own(init);
      found.push({ names: names(id.type === 'Identifier' ? id.name : textOf(id)), text: worth });
    },
    FunctionDeclaration({ id, body }) {
      if (id && body) found.push({ names: [id.name], text: answers(body) });
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (textOf(callee).endsWith('.push'))
        found.push({ names: [callee.object.name], text: given.map(own).join(',') });
    },
  }).visit(program);
  return found;
}

/** Names of this source that hold how long something took, also where they were made of another of them. */
function timedNames(named: readonly Named[]): ReadonlySet<string> {
  const timed = new Set<string>();
  for (let before = -1; before < timed.size; ) {
    before = timed.size;
    for (const { names, text } of named)
      if (elapsed.test(text) || [...timed].some((one) => word(one).test(text)))
        for (const name of names) timed.add(name);
  }
  return timed;
}

/**
 * Assertions that something took less than so long: on a machine that is shared they fail without a fault. A bound that
 * was measured itself grows with the machine, and may stand.
 * @returns their lines
 */
export function timedAssertions(file: string, text: string): readonly number[] {
  if (!elapsed.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const timed = timedNames(readNames(program, text));
  const isTimed = ({ start, end }: Node) => {
    const part = text.slice(start, end);
    return elapsed.test(part) || [...timed].some((one) => word(one).test(part));
  };
  const lines: number[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [limit], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!upperBounds.has(callee.property.name) || !limit || isTimed(limit)) return;
      if (isTimed(callee.object)) lines.push(text.slice(0, start).split('\n').length);
    },
  }).visit(program);
  return lines;
}
