import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vitest/config';

/** What leads an import by a package's name to a file: the file may move while the importer's text stays. */
function exportsOf(root: string): string {
  const packages = path.join(root, 'packages');
  const texts = readdirSync(packages, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => readFileSync(path.join(packages, name, 'package.json'), 'utf8'));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}

/**
 * A transformed source is kept by its own text, but names what it imports: with `import.meta.glob` each file of a folder.
 * Vitest leaves those out by the letters `import.meta.glob(`, and kept the ones with a type in between, `glob<Words>(`,
 * which went on reading files that had moved. They are transformed in each run.
 */
export function cacheKey(root: string): Plugin {
  return {
    name: 'cache-key',
    configureVitest({ experimental_defineCacheKeyGenerator }) {
      const exported = exportsOf(root);
      experimental_defineCacheKeyGenerator(({ sourceCode }) =>
        sourceCode.includes('import.meta.glob') ? false : exported,
      );
    },
  };
}
