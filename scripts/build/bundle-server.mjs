/**
 * Bundles the server into few files: a start that reads 2,500 modules one by one spends most of its time on that. See
 * docs/decisions/starting-and-the-demo-city.md.
 */
import path from 'node:path';
import { rolldown } from 'rolldown';
import { projectRoot } from '../project.mjs';

const server = path.join(projectRoot, 'apps/server');
/** A program with all it needs: commands share their files with the server. */
const programs = [
  'main',
  'serve',
  'pages-process',
  'story-process',
  'admin-create',
  'admin-code',
  'audit-verify',
  'backup',
  'restore',
  'files-encrypt',
  'files-move',
  'secret-change',
];

/** Native code, a package that reads files beside its own, and one that a library would use if it were asked to. */
const external = [/^@node-rs\//, /^sharp$/, /^pdfkit$/, /^typescript$/];

const ofLibrary = (id) => id.includes('/node_modules/') || id.includes('\\node_modules\\');

/**
 * What the server loads at its start goes into two files: libraries, and our own code. A part behind `import()` stays
 * in a file of its own.
 */
function filesOfStart() {
  const atStart = new Set();
  const visit = (context, id) => {
    if (atStart.has(id)) return;
    atStart.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(context, next);
  };
  return {
    plugin: {
      name: 'files-of-start',
      buildEnd() {
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        for (const id of entries) visit(this, id);
        // What a program does on being loaded stays in its own file.
        for (const id of entries) atStart.delete(id);
      },
    },
    groups: [
      {
        debugName: 'at start',
        name: (id) => (atStart.has(id) ? (ofLibrary(id) ? 'libraries' : 'server') : null),
      },
    ],
  };
}

/** For stack traces, which show our own lines: the sources lie beside, and the map of libraries would be the largest. */
const smallMaps = {
  name: 'small-maps',
  generateBundle(_options, files) {
    for (const [name, file] of Object.entries(files)) {
      if (!name.endsWith('.map')) continue;
      const { sourcesContent: _left, ...map } = JSON.parse(String(file.source));
      if (map.sources.every(ofLibrary)) delete files[name];
      else file.source = JSON.stringify(map);
    }
  },
};

async function bundle(input, { plugin, groups }, cleanDir) {
  const build = await rolldown({
    cwd: server,
    input,
    platform: 'node',
    external,
    plugins: [plugin, smallMaps],
    // Our own packages from their sources, like the server itself.
    resolve: { conditionNames: ['source', 'node'] },
  });
  await build.write({
    dir: path.join(server, 'build'),
    cleanDir,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    comments: false,
    // The engine keeps the text of all that it runs, with two bytes a character if a single one of them is not Latin.
    charset: 'ascii',
    codeSplitting: { groups },
  });
  await build.close();
}

const entries = Object.fromEntries(programs.map((name) => [name, `src/${name}.ts`]));
await bundle(entries, filesOfStart(), true);
// The process that opens people's files is small, and stays small.
await bundle({ 'reader-process': 'src/platform/reading/reader-process.ts' }, filesOfStart(), false);
