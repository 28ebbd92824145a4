import { parseSync, Visitor } from 'oxc-parser';

const permit = /\b(?:Authorized|ManyRows|Allowed|AllowedNew|AllowedMany|AllowedWhole)\b/;
/** These fit every parameter, also one that asks for a permit. */
const fitsAll = /^(?:never|any)$|\bParameters</;

/** Types of this source that hold a permit, by their names: a cast to one of them makes a permit as well. */
function holders(text: string): readonly string[] {
  const { program } = parseSync('holders.ts', text);
  const found: string[] = [];
  new Visitor({
    TSTypeAliasDeclaration({ id, typeAnnotation: { start, end } }) {
      if (permit.test(text.slice(start, end))) found.push(id.name);
    },
    TSInterfaceDeclaration({ id, body: { start, end } }) {
      if (permit.test(text.slice(start, end))) found.push(id.name);
    },
  }).visit(program);
  return found;
}

/** A permit that was made by a cast, with its line. */
export interface PermitCast {
  readonly line: number;
  readonly type: string;
}

/**
 * Permits come from `authorize`, the mover, `systemAuthorized` and `partOf`: a cast to one, to a type that holds one, to
 * the parameter of a function that may ask for one, or to what fits every parameter goes around all of them.
 */
export function permitCasts(file: string, text: string): readonly PermitCast[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const named = holders(text);
  const found: PermitCast[] = [];
  const look = (start: number, annotation: { readonly start: number; readonly end: number }) => {
    const type = text.slice(annotation.start, annotation.end);
    const holds = named.some((one) => new RegExp(`\\b${one}\\b`).test(type));
    if (permit.test(type) || fitsAll.test(type) || holds)
      found.push({ line: text.slice(0, start).split('\n').length, type });
  };
  new Visitor({
    TSAsExpression: ({ start, typeAnnotation }) => look(start, typeAnnotation),
    TSTypeAssertion: ({ start, typeAnnotation }) => look(start, typeAnnotation),
  }).visit(program);
  return found;
}
