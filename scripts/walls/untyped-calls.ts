import { parseSync, Visitor } from 'oxc-parser';

const methods = new Set(['get', 'post', 'patch']);

/** `/buyer/bookings/{bookingId}` matches `buyer/bookings/${id}?full=true`, which is handed as `buyer/bookings/{}?full=true`. */
function isCallOf(written: string, paths: readonly string[]): boolean {
  const [path = ''] = written.replace(/^\//, '').split('?');
  const parts = path.split('/');
  return paths.some((one) => {
    const wanted = one.replace(/^\//, '').split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.includes('{'))
    );
  });
}

/**
 * Calls of the contract's endpoints that a source names by their path, as `client.post('user/startAsPartner', …)`: their body
 * and answer have no type. `call` and `refused` of `apps/server/test/walks/contract-calls.ts` have (docs/decisions/calls-and-types.md).
 */
export function untypedCalls(file: string, text: string, paths: readonly string[]): readonly string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!methods.has(callee.property.name)) return;
      const written =
        first?.type === 'Literal' && typeof first.value === 'string'
          ? first.value
          : first?.type === 'TemplateLiteral'
            ? first.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}')
            : null;
      if (written !== null && isCallOf(written, paths)) found.push(written);
    },
  }).visit(program);
  return found;
}
