import { parseSync, Visitor } from 'oxc-parser';

/** Texts of a source that write the path of a screen: `/buyer/bookings`, or a template that goes on with one. */
export function writtenAddresses(
  file: string,
  text: string,
  firstParts: ReadonlySet<string>,
): readonly string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const found: string[] = [];
  const look = (written: string) => {
    const first = /^\/([a-z][a-z-]*)(?=[/?#]|$)/.exec(written)?.[1];
    if (first !== undefined && firstParts.has(first)) found.push(written);
  };
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') look(value);
    },
    TemplateElement({ value }) {
      look(value.cooked ?? value.raw);
    },
  }).visit(program);
  return found;
}
