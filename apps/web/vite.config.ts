import { reactRouter } from '@react-router/dev/vite';
import { contractInBrowser } from './contract-in-browser.plugin.ts';
import { className } from './class-names.ts';
import { iconNames } from './icon-names.plugin.ts';
import { lostChunks } from './lost-chunks.plugin.ts';
import { routerWords } from './router-words.plugin.ts';
import { hindiWords } from './words/hindi.plugin.ts';
import { themeCss } from './theme-css.plugin.ts';
import { chunkGroups } from './chunk-groups.ts';
import { withoutModel } from './without-model.plugin.ts';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '8081'}`;
const toApi = { target: api, changeOrigin: false };

/** The contract is read from its source, so that neither dev nor build waits for its own build. */
const source = (conditions: readonly string[]) => ['source', ...conditions];

const aroundEveryPage = /\/(frame|shell|rolldown-runtime)-[^/]+$/;
/** The list of routes, in every first load, names each file several times: a name that nothing asks for stays out of it. */
const fileName = ({ name }: { readonly name: string }) => {
  if (/^(frame|shell|rolldown-runtime|hindi.*)$/.test(name)) return 'assets/[name]-[hash].js';
  return /^(home|services|service-details|catalogue|banner-spot)$/.test(name)
    ? 'assets/p-[hash].js'
    : 'assets/[hash].js';
};
/** Hosts that are part of first loads under a byte budget: what such a file names weighs on each of them. */
const underBudget = /\/(shell|p)-[^/]+$/;
/** Fonts keep theirs; styles are named by the same list. */
const assetName = ({ names }: { readonly names: readonly string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]';

export default defineConfig(({ command }) => ({
  plugins: [
    themeCss(),
    contractInBrowser(),
    hindiWords(),
    lostChunks(),
    routerWords(),
    iconNames(),
    withoutModel(),
    reactRouter(),
  ],
  css: { modules: { generateScopedName: className } },
  // A worker may fetch a part later, as pages do.
  worker: { format: 'es', plugins: () => [withoutModel()] },
  resolve: { conditions: source(defaultClientConditions) },
  ssr: {
    resolve: {
      conditions: source(defaultServerConditions),
      externalConditions: source(defaultServerConditions),
    },
    // One copy of the router and of React, in the bundle: two copies answer 500.
    noExternal:
      command === 'build' ? true : ['@nukkad/contract', '@nukkad/forms', '@nukkad/frame', '@nukkad/lists'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // One file compresses better than twenty: what every page needs travels together.
          output: {
            entryFileNames: fileName,
            chunkFileNames: fileName,
            assetFileNames: assetName,
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//,
                  priority: 4,
                },
                ...chunkGroups,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './src/app/server.ts',
          // The engine keeps the text of all that it runs, with two bytes a character if a single one is not Latin.
          output: {
            comments: false,
            charset: 'ascii',
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  // Bundled React would otherwise choose at run time, and without NODE_ENV choose its slow half.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Each file would be packed once more, only to print how small it gets.
    reportCompressedSize: false,
    // What every page has loaded already need not be named again by each part that comes later, and files of first
    // loads name no more than the part itself and its styles.
    modulePreload: {
      resolveDependencies: (file, parts, { hostId }) =>
        parts.filter((part) =>
          underBudget.test(hostId) ? part === file || part.endsWith('.css') : !aroundEveryPage.test(part),
        ),
    },
  },
  // Every entry is named, or the dev server finds new dependencies and reloads in mid-click.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: {
      '/api': toApi,
      '/pay': toApi,
      '/inbox': toApi,
      '/docs': toApi,
      '/openapi.json': toApi,
      '/asyncapi.json': toApi,
      '/files': toApi,
      '/list-exports': toApi,
      '/record-file': toApi,
      '/drive-thumbnail': toApi,
      '/blogs/picture': toApi,
      '/blogs/rss.xml': toApi,
      '/socket.io': { ...toApi, ws: true },
    },
  },
}));
