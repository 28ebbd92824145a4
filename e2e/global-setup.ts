import { buildStale } from '../scripts/build/build-stale.mjs';

/**
 * A built server of this run's own, on a free port and a fresh database. BASE_URL set beforehand names a
 * running one to be tested instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  await buildStale();
  // Imported only now: it reads the contract's build.
  const { startTestServer } = await import('./test-server.ts');
  const server = await startTestServer();
  process.env.BASE_URL = server.url;
  return () => server.stop();
}
