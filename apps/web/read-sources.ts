import { build, type Plugin } from 'vite';

const entry = 'virtual:read';

const entryOf = (code: string): Plugin => ({
  name: 'nukkad-read-sources',
  resolveId: { filter: { id: /^virtual:read$/ }, handler: () => `\0${entry}` },
  load: { filter: { id: /^\0virtual:read$/ }, handler: () => code },
});

/**
 * What a module exports that is written in sources, as the build itself needs it: `code` imports them, and exports. One small
 * build for all of them, for a runner of its own for each of hundreds took longer than all that the app is made of.
 */
export async function readSources<Exports>(code: string): Promise<Exports> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [entryOf(code)],
    // Our own packages from their sources: a new checkout has no build of them.
    ssr: { noExternal: /^@nukkad\//, resolve: { conditions: ['source'] } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const [file] = 'output' in built ? built.output : [];
  if (!file) throw new Error('The sources gave no module.');
  const text = Buffer.from(file.code).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)) as Exports;
}
