import { parseSync, Visitor } from 'oxc-parser';

/** The one file of each app that writes `<form>`; it takes no other `onSubmit` than that of `useForm`. */
export const formKits = ['apps/web/src/ui/field/form.tsx', 'apps/backoffice/src/ui/form.tsx'];

/**
 * The lines of a source that write a form beside the kit: `<form>`, or the router's `<Form>`. A search is allowed: it sends
 * nothing, has nothing to check, and works before any script.
 */
export function handwrittenForms(file: string, text: string): readonly number[] {
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const routerForms = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === 'react-router')
      .flatMap(({ entries }) => entries)
      .filter(({ importName }) => importName.name === 'Form')
      .map(({ localName }) => localName.value),
  );
  const found: number[] = [];
  new Visitor({
    JSXOpeningElement(tag) {
      const name = tag.name.type === 'JSXIdentifier' ? tag.name.name : '';
      if (name !== 'form' && !routerForms.has(name)) return;
      const isSearch = tag.attributes.some(
        (one) =>
          one.type === 'JSXAttribute' &&
          one.name.name === 'role' &&
          one.value?.type === 'Literal' &&
          one.value.value === 'search',
      );
      if (!isSearch) found.push(text.slice(0, tag.start).split('\n').length);
    },
  }).visit(program);
  return found;
}
