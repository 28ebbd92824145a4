import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, optionalText } from '../../kernel/schema.ts';

export const demandRow = z.object({
  cityCode: z.nullable(z.string()).check(z.describe('Null: outside of the towns that the city list knows.')),
  cityName: z.string().check(z.describe('Empty outside of those towns.')),
  categoryId: z.string(),
  categoryName: z.string(),
  services: z.int().check(z.describe('Different services asked for.')),
  people: z.int().check(z.describe('Different contacts that wait.')),
  lastAt: instant('When the newest of them asked.'),
});
export type DemandRow = z.output<typeof demandRow>;

export const listDemand = endpoint('GET /backoffice/waitlist', {
  summary: 'How many people wait for a partner, by city and category, the most first; no contacts',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'] },
  query: z.object({ ...pageQuery, cityCode: optionalText(20, 'Of this city only.') }),
  response: pageOf(demandRow),
});
