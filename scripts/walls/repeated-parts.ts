import { parseSync, Visitor } from 'oxc-parser';
import path from 'node:path';

/** A class that a module of styles says in one rule, with what it says. */
export type Blocks = ReadonlyMap<string, readonly string[]>;

/** Elements that a module's class is drawn on, and whether each of them could be a part instead. */
export interface DrawnOn {
  readonly module: string;
  readonly name: string;
  /** Null: on a component, beside another class, or with what a part does not take. */
  readonly tag: string | null;
}

const comments = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;

/** The classes of which a module says nothing but one plain rule: nothing within it, under a condition, or about it elsewhere. */
export function plainBlocks(css: string): Blocks {
  const text = css.replaceAll(comments, '');
  const found = new Map<string, string[]>();
  let depth = 0;
  let from = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') {
      const name = depth === 0 ? /^\s*\.([\w-]+)\s*$/.exec(text.slice(from, index))?.[1] : undefined;
      const inside = text.slice(index + 1, text.indexOf('}', index));
      if (name && !inside.includes('{')) found.set(name, inside.split(';').map(spaced).filter(Boolean));
      depth += 1;
    } else depth -= 1;
    from = index + 1;
  }
  const said = (name: string) => text.split(new RegExp(`\\.${name}(?![\\w-])`)).length - 1;
  return new Map([...found].filter(([name]) => said(name) === 1 && !/composes/.test(css)));
}

const spaced = (declaration: string) => declaration.trim().replaceAll(/\s+/g, ' ');

const taken = /^(?:className|id|role|title|lang|translate|key|tabIndex|aria-[a-z]+|data-[a-z-]+)$/;

/** Where a source draws the classes of the modules that it imports. */
export function drawnOn(file: string, text: string): readonly DrawnOn[] {
  const { program } = parseSync(file, text);
  const modules = new Map<string, string>();
  const onElements = new Map<number, string>();
  const found: DrawnOn[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.endsWith('.module.css')) return;
      const module = path.posix.join(path.posix.dirname(file), source.value);
      for (const { local } of specifiers) modules.set(local.name, module);
    },
    JSXOpeningElement({ name, attributes }) {
      const isPlain = attributes.every(
        (one) =>
          one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && taken.test(one.name.name),
      );
      if (!isPlain || name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return;
      for (const one of attributes)
        if (one.type === 'JSXAttribute' && one.value?.type === 'JSXExpressionContainer')
          onElements.set(one.value.expression.start, name.name);
    },
    MemberExpression({ object, property, computed, start }) {
      const module = object.type === 'Identifier' ? modules.get(object.name) : undefined;
      if (module === undefined) return;
      const name = !computed && property.type === 'Identifier' ? property.name : '*';
      found.push({ module, name, tag: onElements.get(start) ?? null });
    },
  }).visit(program);
  return found;
}
