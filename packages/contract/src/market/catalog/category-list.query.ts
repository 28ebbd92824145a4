import * as z from 'zod/mini';
import { text } from '../../kernel/schema.ts';
import { category, locationQuery, serviceGroup, serviceTypes, subCategory } from './catalog.model.ts';

/**
 * Categories are asked for under two paths, of the site and of the master data. Not beside the endpoints: the browser
 * would fetch zod for it.
 */
export const categoriesQuery = z.object({
  ...locationQuery,
  groupId: z.optional(text(40)),
  serviceType: z.optional(z.enum(serviceTypes, 'Choose home or office.')),
});
export const categoriesFound = z.object({ groups: z.array(serviceGroup), items: z.array(category) });

export const subCategoriesQuery = z.object({ categoryId: text(40) });
export const subCategoriesFound = z.object({ items: z.array(subCategory) });
