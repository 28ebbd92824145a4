import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../platform/db/database.ts';
import type { ExpectedPage } from '../../platform/http/pages/pages-ahead.ts';
import { listPages } from './service.store.ts';

/** The public pages of words; the web app draws them. */
export const wordPages = [
  screenAddress.aboutUs,
  screenAddress.contactUs,
  screenAddress.workWithUs,
  screenAddress.support,
  screenAddress.terms,
  screenAddress.privacyPolicy,
  screenAddress.refundPolicy,
];

/** More are not rendered ahead. */
const mostPages = 2_000;

const inCities = (paths: readonly string[], cityCodes: readonly (string | null)[]): ExpectedPage[] =>
  cityCodes.flatMap((cityCode) => paths.map((path) => ({ path, cityCode })));

/**
 * The home page, the list and its categories for all and for each city that is served, then the services; the cities with
 * the most partners first. Visitors who have chosen a city see their prices in it.
 */
export async function expectedPages(reader: Reader): Promise<readonly ExpectedPage[]> {
  const pages = await listPages(reader, mostPages);
  const cities = [...new Set(pages.flatMap(({ city_code: code }) => code ?? []))];
  const categories = [...new Set(pages.map((page) => page.category_id))];
  const fronts = [
    screenAddress.home,
    screenAddress.services,
    ...categories.map((category) => `${screenAddress.services}?category=${category}`),
  ];
  const general = pages.filter(({ slug }) => slug === null);
  const paths = (some: typeof pages) => some.map((page) => screenAddress.service(page.service_id, page.slug));
  return [
    ...inCities(fronts, [null, ...cities]),
    ...inCities([...paths(pages), ...wordPages], [null]),
    ...inCities(paths(general), cities),
  ].slice(0, mostPages);
}
