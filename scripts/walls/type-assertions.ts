import { parseSync, Visitor } from 'oxc-parser';

/** `value as Type`, with its line; `isId`: it turns a value into the id of something. */
export interface TypeAssertion {
  readonly line: number;
  readonly type: string;
  readonly isId: boolean;
}

const id = /\bId\b|[a-z]Id\b(?!<)|\['_id'\]/;

/** Each is believed and not checked. `as const` is none: it says nothing that the value does not say. */
export function typeAssertions(file: string, text: string): readonly TypeAssertion[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const found: TypeAssertion[] = [];
  const look = (start: number, annotation: { readonly start: number; readonly end: number }) => {
    const type = text.slice(annotation.start, annotation.end);
    if (type !== 'const')
      found.push({ line: text.slice(0, start).split('\n').length, type, isId: id.test(type) });
  };
  new Visitor({
    TSAsExpression: ({ start, typeAnnotation }) => look(start, typeAnnotation),
    TSTypeAssertion: ({ start, typeAnnotation }) => look(start, typeAnnotation),
  }).visit(program);
  return found;
}
