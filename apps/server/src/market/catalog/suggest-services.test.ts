import { searchServices } from '@nukkad/contract/market/catalog/catalog.api';
import { suggestServices } from '@nukkad/contract/market/catalog/suggest.api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import { statementsSent } from '../../../test/fixtures/trips.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { createCatalogDomain } from './index.ts';

const sent = statementsSent();
let city: Mounted;
beforeAll(async () => {
  city = await mounted((platform) => {
    const catalog = createCatalogDomain(platform, aGround(platform));
    return [createGeographyDomain(platform), catalog, pricing(catalog)];
  });
});
afterAll(() => city.close());

const suggest = async (q: string, lang = 'en') => {
  const { status, body } = await city.as(null).ask(suggestServices, { query: { q }, headers: { lang } });
  expect(status).toBe(200);
  return body;
};
const idsOf = async (q: string) => (await suggest(q)).services.map(({ serviceId }) => serviceId);

describe('while a search is typed', () => {
  test.each([
    ['ele', 'electrician-visit'],
    ['bath', 'bathroom-cleaning'],
    ['bathrum', 'bathroom-cleaning'],
    ['celing f', 'ceiling-fan-installation'],
    ['plambe', 'plumber-visit'],
    ['pankh', 'ceiling-fan-installation'],
    ['nal', 'tap-repair'],
    ['नल', 'tap-repair'],
    ['बाथ', 'bathroom-cleaning'],
    ['gize', 'geyser-service'],
  ])('%s leads to %s', async (q, expected) => {
    expect(await idsOf(q)).toContain(expected);
  });

  test('a category is named by its beginning in either language, and by what its services are called', async () => {
    const categoriesOf = async (q: string) =>
      (await suggest(q)).categories.map(({ categoryId }) => categoryId);
    expect(await categoriesOf('plumb')).toEqual(['plumber']);
    expect(await categoriesOf('प्लंब')).toEqual(['plumber']);
    expect(await categoriesOf('tap repair')).toEqual(['plumber']);
  });

  test('names come in the language of the call, at most two categories and six services', async () => {
    const { categories, services } = await suggest('clean', 'hi');
    expect(services.length).toBe(6);
    expect(categories.length).toBeLessThanOrEqual(2);
    expect(services.every(({ name }) => /[\u0900-\u097F]/.test(name))).toBe(true);
  });

  test('the same letters typed again are answered from memory', async () => {
    await suggest('carpent');
    const before = sent();
    for (let times = 0; times < 10; times += 1) await suggest('carpent');
    // At most the question for the version of the catalogue, which is asked once for all callers of a moment.
    expect(sent() - before).toBeLessThanOrEqual(10);
  });
});

test.each(['zzzz', 'qqqq', 'asdfgh', 'wxyzz', 'namaste', 'blahblah', 'जजजज', 'खखखख'])(
  '%s means no service: neither suggested nor found',
  async (q) => {
    expect(await suggest(q)).toEqual({ categories: [], services: [] });
    expect((await city.as(null).ask(searchServices, { query: { q } })).body.items).toEqual([]);
  },
);
