/**
 * The sources of contract and server, and what tests share of the server, compiled once for all workers of a run: the
 * application in two files, everything else in a file of its own, and beside them one small file for each source that says
 * its exports. See docs/decisions/tests.md.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** What is compiled. Their tests are not: each is read by one worker alone. */
const folders = ['packages/contract/src', 'apps/server/src', 'apps/server/seed', 'apps/server/test'];
/** What these import of others. */
const others = ['apps/web/src/platform/api/payload-encryption.ts', 'scripts/test/fixed-part.mjs'];
/** What it leads to is imported by every application, and goes into one file. */
const application = 'apps/server/src/open-app.ts';
/** What starts a program beside itself: it does so where it is compiled, without a loader that reads source by source. */
const starters = ['apps/server/src/program-beside.ts', 'apps/server/src/platform/reading/reader-child.ts'];
/** The program that opens people's files starts anew after each heavy one: it is small, and has no file of the application's. */
const reader = 'apps/server/src/platform/reading/reader-process';
/** A build that no run has used for so long goes. */
const keptMs = 24 * 60 * 60 * 1000;

const isCompiled = (name) => name.endsWith('.ts') && !/\.(test|d)\.ts$/.test(name);
const isOurs = (id) => /^[./]|^@nukkad\/|^@oxc-project\//.test(id) || path.isAbsolute(id);

/**
 * The sources by their places below the root, in order.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function compiledFiles(root) {
  const below = (folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = folders.flatMap((folder) =>
    below(folder)
      .filter(isCompiled)
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  );
  return files.sort((one, other) => (one < other ? -1 : 1));
}

/**
 * One word for the text of all that is compiled, and how: another word means another build.
 * @param {string} root
 * @param {readonly string[]} files
 */
export function keyOf(root, files) {
  const hash = createHash('sha256')
    .update(root)
    .update(readFileSync(import.meta.filename));
  for (const file of [...files, ...others, 'package-lock.json'])
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @typedef {{ folder: string, files: ReadonlySet<string> }} BuiltModules */

/**
 * The build of the sources as they are now: made only where there is none of exactly this text.
 * @param {string} root
 * @returns {Promise<BuiltModules>}
 */
export async function builtModules(root) {
  const files = compiledFiles(root);
  const above = path.join(root, '.cache/test-modules');
  const folder = path.join(above, keyOf(root, files));
  if (!existsSync(folder)) await buildOnce(root, files, folder);
  utimesSync(folder, new Date(), new Date());
  dropOld(above);
  return { folder, files: new Set(files) };
}

/** Each project of a run asks for it. */
const underWay = new Map();
function buildOnce(root, files, folder) {
  const asked = underWay.get(folder) ?? build(root, files, folder).finally(() => underWay.delete(folder));
  underWay.set(folder, asked);
  return asked;
}

/** Under a name of its own until it is finished: two runs may build at once, and one may be killed. */
async function build(root, files, folder) {
  const making = `${folder}.${process.pid}`;
  mkdirSync(path.dirname(folder), { recursive: true });
  linkPackages(root, path.dirname(folder));
  await compile(root, files, { making, folder });
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Packages are found from here as from the server, which has versions of its own where they differ. */
function linkPackages(root, above) {
  const own = path.join(root, 'apps/server/node_modules');
  const link = path.join(above, 'node_modules');
  rmSync(link, { force: true });
  if (existsSync(own)) symlinkSync(own, link);
}

function dropOld(above) {
  for (const name of readdirSync(above)) {
    const at = path.join(above, name);
    if (name !== 'node_modules' && Date.now() - statSync(at).mtimeMs > keptMs)
      rmSync(at, { recursive: true, force: true });
  }
}

async function compile(root, files, { making, folder }) {
  const ofApplication = new Set();
  const nameOf = (id) => {
    if (id.startsWith(path.join(root, 'packages/contract'))) return 'contract';
    return ofApplication.has(id) ? 'server' : null;
  };
  const shared = {
    cwd: root,
    platform: 'node',
    external: (id) => !isOurs(id),
    resolve: { conditionNames: ['source', 'node'] },
    transform: { define: { 'process.env.BUILT_MODULES': JSON.stringify(folder) } },
    onLog: () => undefined,
  };
  const plugins = [ownPlaces(root, folder), nothingElse(root, files)];
  await write(
    {
      ...shared,
      input: Object.fromEntries(files.map((file) => [nameWithout(file), path.join(root, file)])),
      // What a source exports may be imported by a test that is not read here.
      treeshake: false,
      plugins: [...plugins, applicationOf(root, ofApplication)],
    },
    making,
    { groups: [{ debugName: 'sources', name: nameOf }] },
  );
  const program = path.join(root, `${reader}.ts`);
  if (files.includes(`${reader}.ts`))
    await write({ ...shared, input: { [reader]: program }, plugins }, path.join(making, 'reader'), {});
}

const nameWithout = (file) => file.slice(0, -'.ts'.length);

async function write(input, dir, codeSplitting) {
  const bundle = await rolldown(input);
  await bundle.write({
    dir,
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name].js',
    sourcemap: true,
    charset: 'ascii',
    codeSplitting,
  });
  await bundle.close();
}

/** A source finds its files where it lies itself, as it would without being compiled; what starts programs, these. */
const ownPlaces = (root, folder) => ({
  name: 'own-places',
  transform: {
    filter: { code: /import\.meta\.(url|dirname|filename)/ },
    handler: (code, id) => {
      const place = placeOf(root, folder, id);
      return {
        code: code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(place).href))
          .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(place)))
          .replaceAll('import.meta.filename', JSON.stringify(place)),
        // Lines stay where they are.
        map: null,
      };
    },
  },
});

function placeOf(root, folder, id) {
  const source = path.relative(root, id).replaceAll(path.sep, '/');
  if (!starters.includes(source)) return id;
  const within = path.dirname(source) === path.dirname(reader) ? path.join(folder, 'reader') : folder;
  return path.join(within, `${nameWithout(source)}.js`);
}

const applicationOf = (root, found) => ({
  name: 'application',
  buildEnd() {
    const visit = (id) => {
      if (found.has(id)) return;
      found.add(id);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
    };
    visit(path.join(root, application));
  },
});

/** A file that is compiled and not looked at for the key would be a build that grows stale. */
const nothingElse = (root, files) => ({
  name: 'nothing-else',
  buildEnd() {
    const known = new Set([...files, ...others].map((file) => path.join(root, file)));
    const more = [...this.getModuleIds()].filter(
      (id) => path.isAbsolute(id) && !known.has(id) && !id.includes(`${path.sep}node_modules${path.sep}`),
    );
    if (more.length > 0)
      throw new Error(`scripts/test/built-modules.mjs does not know of ${more.join(', ')}.`);
  },
});
