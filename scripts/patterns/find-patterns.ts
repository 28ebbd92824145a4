import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface FoundPattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

interface Found {
  readonly literals: FoundPattern[];
  /** Files that make a pattern at run time, which no check of literals sees. */
  readonly made: string[];
}

const isSource = (name: string) => /\.(?:ts|tsx|mjs)$/.test(name) && !/\.(?:test|gen)\.tsx?$/.test(name);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const makesPattern = (callee: { type: string; name?: unknown }) =>
  callee.type === 'Identifier' && callee.name === 'RegExp';

/** Every regular expression in the sources below these folders. */
export function findPatterns(root: string, folders: readonly string[]): Found {
  const found: Found = { literals: [], made: [] };
  for (const file of folders.flatMap((folder) => filesBelow(path.join(root, folder)))) {
    const name = path.relative(root, file);
    const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
    if (errors.length > 0) throw new Error(`${name} could not be read: ${errors[0]?.message}`);
    new Visitor({
      Literal(node) {
        if ('regex' in node)
          found.literals.push({ file: name, source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression(node) {
        if (makesPattern(node.callee)) found.made.push(name);
      },
      CallExpression(node) {
        if (makesPattern(node.callee)) found.made.push(name);
      },
    }).visit(program);
  }
  return found;
}
