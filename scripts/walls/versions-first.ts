import { type Expression, parseSync, type PrivateIdentifier, Visitor } from 'oxc-parser';

/** What a policy or the mover says. */
const gates = new Set(['authorize', 'allow', 'allowNew', 'lockTo']);

interface Body {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Read {
  readonly bodies: readonly Body[];
  readonly asked: readonly number[];
  readonly compared: readonly number[];
  readonly calls: readonly { readonly name: string; readonly start: number }[];
}

/** One function that compares the version that was sent before it asks whether the caller may. */
export interface VersionFirst {
  readonly name: string;
  readonly line: number;
}

/** `version` of `version` and of `row.version`. */
function nameOf(said: Expression | PrivateIdentifier): string {
  const last = said.type === 'MemberExpression' && !said.computed ? said.property : said;
  return last.type === 'Identifier' ? last.name : '';
}

const isVersion = (side: Expression | PrivateIdentifier): boolean => nameOf(side) === 'version';

function read(file: string, text: string): Read {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const bodies: Body[] = [];
  const asked: number[] = [];
  const compared: number[] = [];
  const calls: { readonly name: string; readonly start: number }[] = [];
  new Visitor({
    FunctionDeclaration: ({ id, start, end }) => void bodies.push({ name: id?.name ?? '', start, end }),
    VariableDeclarator({ id, init }) {
      if (init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier')
        bodies.push({ name: id.name, start: init.start, end: init.end });
    },
    CallExpression({ callee, start, end }) {
      const name = nameOf(callee);
      calls.push({ name, start });
      // Asked once its arguments are there.
      if (gates.has(name)) asked.push(end);
    },
    BinaryExpression({ operator, left, right, start }) {
      if ((operator === '===' || operator === '!==') && (isVersion(left) || isVersion(right)))
        compared.push(start);
    },
  }).visit(program);
  return { bodies, asked, compared, calls };
}

const within = ({ start, end }: Body, at: number): boolean => at >= start && at < end;

/** The innermost named function around a place. */
const around = (bodies: readonly Body[], at: number): Body | undefined =>
  bodies
    .filter((one) => within(one, at))
    .toSorted((one, other) => one.end - one.start - (other.end - other.start))[0];

/** Functions that compare and ask nothing: who calls one compares there. */
function comparers({ bodies, asked, compared }: Read): readonly string[] {
  const found = compared.flatMap((at) => around(bodies, at) ?? []);
  return found.filter((one) => !asked.some((at) => within(one, at - 1))).map(({ name }) => name);
}

/**
 * Functions that say "it has changed" (409) to who may not change it: they compare versions, or call a function of the
 * same file that does, before the policy is asked.
 */
export function versionsFirst(file: string, text: string): readonly VersionFirst[] {
  const seen = read(file, text);
  const through = new Set(comparers(seen));
  const calls = seen.calls.filter(({ name }) => through.has(name)).map(({ start }) => start);
  return [...seen.compared, ...calls].flatMap((at) => {
    const body = around(seen.bodies, at);
    const asked = body ? seen.asked.filter((one) => within(body, one - 1)) : [];
    return body && asked.length > 0 && asked.every((one) => at < one)
      ? [{ name: body.name, line: text.slice(0, at).split('\n').length }]
      : [];
  });
}
