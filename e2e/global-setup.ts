import { buildStale } from '../scripts/build/build-stale.mjs';

/** What the servers of all workers start from. BASE_URL set beforehand names a running one to be tested instead. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  await buildStale();
  // Imported only now: it reads the contract's build.
  const city = await (await import('./settled-city.ts')).prepareCity();
  process.env['POSTGRES_OF_TESTS'] = city.postgresUrl;
  process.env['CITY_OF_TESTS'] = city.template;
  return city.release;
}
