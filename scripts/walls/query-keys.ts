import { parseSync, Visitor } from 'oxc-parser';

type Handlers = ConstructorParameters<typeof Visitor>[0];
type Call = Parameters<NonNullable<Handlers['CallExpression']>>[0];
type Value = Parameters<NonNullable<Handlers['Property']>>[0]['value'];

/** A key that is made of a call: `keyOf(getLead, …)`, a function that is named so, or the noun of a call. */
function isOfCall(value: Value): boolean {
  if (value.type === 'CallExpression') {
    const { callee } = value;
    if (callee.type === 'MemberExpression') return isOfCall(callee.object);
    return callee.type === 'Identifier' && callee.name.startsWith('keyOf');
  }
  if (value.type !== 'ArrayExpression') return false;
  const [first] = value.elements;
  return (
    first?.type === 'MemberExpression' &&
    first.property.type === 'Identifier' &&
    first.property.name === 'noun'
  );
}

/** The hooks that the kit says shorter, and the function of each. */
const hooks: Readonly<Record<string, string>> = {
  useQuery: 'queryFn',
  useInfiniteQuery: 'queryFn',
  useMutation: 'mutationFn',
};

/** `… => call(getLead, …)`: nothing else than one call. */
function isOneCall({ callee, arguments: [options] }: Call, text: string): boolean {
  const name = callee.type === 'Identifier' ? hooks[callee.name] : undefined;
  if (!name || options?.type !== 'ObjectExpression') return false;
  // Pages to both sides, as of a conversation around one message, are not those of a cursor.
  if (/\bgetPreviousPageParam\b/.test(text)) return false;
  return options.properties.some(
    (field) =>
      field.type === 'Property' &&
      field.key.type === 'Identifier' &&
      field.key.name === name &&
      field.value.type === 'ArrowFunctionExpression' &&
      field.value.body.type === 'CallExpression' &&
      field.value.body.callee.type === 'Identifier' &&
      field.value.body.callee.name === 'call',
  );
}

/**
 * Keys of queries that are written by hand, and queries and writes that the kit of both apps (`@nukkad/forms`) says shorter:
 * `useAsked`, `usePages`, `useSend`, `keyOf` and `renew` (docs/decisions/working-in-the-web-app.md).
 */
export function besideTheKit(file: string, text: string): readonly string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const found: string[] = [];
  new Visitor({
    Property({ key, value, shorthand }) {
      if (key.type !== 'Identifier' || key.name !== 'queryKey' || shorthand) return;
      if (!isOfCall(value)) found.push(text.slice(value.start, value.end));
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === 'queryKey' && init && !isOfCall(init))
        found.push(text.slice(init.start, init.end));
    },
    CallExpression(call) {
      if (isOneCall(call, text.slice(call.start, call.end)))
        found.push(text.slice(call.callee.start, call.callee.end));
    },
  }).visit(program);
  return found;
}
