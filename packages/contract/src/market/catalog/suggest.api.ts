import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/schema.ts';

const suggestions = z.object({
  categories: z.array(
    z.object({ categoryId: z.string(), categoryName: z.string(), categoryImage: z.string() }),
  ),
  services: z.array(
    z.object({
      serviceId: z.string(),
      name: z.string(),
      categoryName: z.string(),
      categoryImage: z.string(),
    }),
  ),
});
export type Suggestions = z.output<typeof suggestions>;

/** In a file of its own: the browser loads it with the suggestions, at the first press on a search field. */
export const suggestServices = endpoint('GET /service/suggest', {
  summary: 'While a search is typed: at most two categories and six services, the same at every place',
  tag: 'Catalogue',
  authz: { who: 'anyone' },
  query: z.object({ q: text(80, 'What was typed so far; typing mistakes are forgiven.') }),
  response: suggestions,
});
