import { defaultClientConditions, defineConfig } from 'vite';
import { nounsOfCalls } from './nouns-of-calls.plugin.ts';

const api = { target: `http://127.0.0.1:${process.env['API_PORT'] ?? '8081'}`, changeOrigin: false };

/** Drawn in the browser alone, below /backoffice/ of whatever origin. The contract is read from its source. */
export default defineConfig({
  base: '/backoffice/',
  plugins: [nounsOfCalls()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'build',
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // Each file would be packed once more, only to print how small it gets.
    reportCompressedSize: false,
    rolldownOptions: {
      // Mantine's files say 'use client', which means nothing here.
      onLog: (level, log, tell) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
      },
    },
  },
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['BACKOFFICE_PORT'] ?? 5174),
    strictPort: true,
    proxy: { '/api': api, '/files': api, '/list-exports': api, '/socket.io': { ...api, ws: true } },
  },
});
