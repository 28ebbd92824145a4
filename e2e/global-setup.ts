import { buildStale } from '../scripts/build/build-stale.mjs';

/**
 * A built server of this run's own, on a free port and a fresh database. BASE_URL set beforehand names a
 * running one to be tested instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) {
    // Where the demo city's Admin is not, only the tests of the back office fail.
    await (await import('./fixtures/admin.ts')).signInForAll().catch(() => undefined);
    return undefined;
  }
  await buildStale();
  // Imported only now: they read the contract's build.
  const [{ startTestServer }, { signInForAll }] = await Promise.all([
    import('./test-server.ts'),
    import('./fixtures/admin.ts'),
  ]);
  const server = await startTestServer();
  process.env.BASE_URL = server.url;
  await signInForAll();
  return () => server.stop();
}
