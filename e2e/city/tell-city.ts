import { buildStale } from '../../scripts/build/build-stale.mjs';

/** The city that every person is walked through. BASE_URL set beforehand names a running one instead. */
export default async function tellCity(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BASE_URL']) return undefined;
  await buildStale();
  // Imported only now: it reads the contract's build.
  const { startToldCity } = await import('./told-city.ts');
  const server = await startToldCity();
  process.env['BASE_URL'] = server.url;
  return server.stop;
}
