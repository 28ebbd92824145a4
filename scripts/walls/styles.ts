import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The classes that a module of styles has, and those of other modules that it is composed of. */
export interface StyleModule {
  readonly classes: ReadonlySet<string>;
  readonly composed: readonly StyleUse[];
}

/** A class of a module of styles, as it is asked for; null: one that is chosen while the program runs. */
export interface StyleUse {
  readonly module: string;
  readonly name: string | null;
}

const comments = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;
const composing = /composes:\s*([\w\s-]+?)(?:\s+from\s+'([^']+)')?\s*;/g;

export function styleModule(file: string, text: string): StyleModule {
  // A global class is a name that a library draws.
  const plain = text.replaceAll(comments, '').replaceAll(/:global\([^()]{1,200}\)/g, '');
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const named = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)]);
  const composed = [...plain.matchAll(composing)].flatMap(([, names = '', from]) =>
    names.split(/\s+/).map((name) => ({
      module: from ? path.posix.join(path.posix.dirname(file), from) : file,
      name,
    })),
  );
  return { classes: new Set(named.map(([, name = '']) => name)), composed };
}

/** What a source asks of the modules of styles that it imports. */
export function stylesUsed(file: string, text: string): readonly StyleUse[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const modules = new Map<string, string>();
  const uses: StyleUse[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.endsWith('.module.css')) return;
      const module = path.posix.join(path.posix.dirname(file), source.value);
      for (const { local } of specifiers) modules.set(local.name, module);
    },
    MemberExpression({ object, property, computed }) {
      const module = object.type === 'Identifier' ? modules.get(object.name) : undefined;
      if (module === undefined) return;
      const literal = property.type === 'Literal' ? String(property.value) : null;
      const name = !computed && property.type === 'Identifier' ? property.name : literal;
      uses.push({ module, name });
    },
  }).visit(program);
  return uses;
}
