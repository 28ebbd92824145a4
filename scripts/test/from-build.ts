import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { type BuiltModules, builtModules } from './built-modules.mjs';

/** What an import means, below the root; null for packages and what is not told by its text. */
function sourceOf(root: string, name: string, importer: string): string | null {
  if (name === '@nukkad/contract') return 'packages/contract/src/index.ts';
  if (name.startsWith('@nukkad/contract/')) return `packages/contract/src/${name.slice(17)}.ts`;
  const at = name.startsWith('file:')
    ? fileURLToPath(name)
    : name.startsWith('.')
      ? path.resolve(path.dirname(importer), name)
      : null;
  return at && path.relative(root, at).replaceAll(path.sep, '/');
}

/**
 * Where an import leads instead: to the compiled file of the source, which Node itself reads. What a source imports when
 * it is not compiled itself (that which starts before the workers) leads to sources: no worker meets a module twice.
 */
export function compiledFor(
  root: string,
  { folder, files }: Pick<BuiltModules, 'folder' | 'files'>,
  name: string,
  importer: string | undefined,
): string | null {
  const from = importer?.split('?')[0];
  if (!from || files.has(path.relative(root, from).replaceAll(path.sep, '/'))) return null;
  const source = sourceOf(root, name, from);
  return source !== null && files.has(source) ? path.join(folder, `${source.slice(0, -3)}.js`) : null;
}

const ownTest = /\/(packages\/contract|apps\/server)\/.*\.test\.ts$/;

/** Tests of contract and server import compiled sources. In watch mode sources change, and are read one by one. */
export function fromBuild(root: string): Plugin {
  let built: BuiltModules | undefined;
  return {
    name: 'from-build',
    enforce: 'pre',
    async configResolved() {
      built = await builtModules(root);
    },
    configureVitest({ vitest, experimental_defineCacheKeyGenerator }) {
      if (vitest.config.watch) built = undefined;
      // A transformed test names the build that it imports: kept for later runs, there would be one for each build.
      experimental_defineCacheKeyGenerator(({ id }) => (ownTest.test(id) ? false : undefined));
    },
    resolveId: (name, importer) => (built ? compiledFor(root, built, name, importer) : null),
  };
}
