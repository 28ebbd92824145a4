import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text } from '../../kernel/schema.ts';
import { catalogErrors } from './catalog.noun.ts';
import {
  locationQuery,
  partnerOfService,
  searchQuery,
  serviceCard,
  serviceDetails,
  serviceTypes,
} from './catalog.model.ts';
import {
  categoriesFound,
  categoriesQuery,
  subCategoriesFound,
  subCategoriesQuery,
} from './category-list.query.ts';

const anyone = { who: 'anyone' } as const;
const tag = 'Catalogue';

export const listCategories = endpoint('GET /home/categories', {
  summary: 'All categories with their groups, for home and the all-categories modal',
  tag,
  authz: anyone,
  location: true,
  query: categoriesQuery,
  response: categoriesFound,
  spoken: true,
});

export const listSubCategories = endpoint('GET /home/subcategories', {
  summary: 'Sub-categories of one category',
  tag,
  authz: anyone,
  query: subCategoriesQuery,
  response: subCategoriesFound,
  errors: [catalogErrors.category_not_found],
});

export const listServiceTypes = endpoint('GET /home/serviceTypes', {
  summary: 'Home and office',
  tag,
  authz: anyone,
  response: z.object({ items: z.array(z.object({ serviceType: z.enum(serviceTypes), name: z.string() })) }),
});

export const searchServices = endpoint('GET /service/search', {
  summary: 'Services near a place, by text with typing mistakes, category, price, rating, free today',
  tag,
  authz: anyone,
  location: true,
  query: z.object({ ...locationQuery, ...searchQuery, ...pageQuery }),
  response: pageOf(serviceCard),
  spoken: true,
});

export const homeContent = endpoint('GET /home/dynamic_content', {
  summary: 'The rows of the home page: trending, new, recommended, free today',
  tag,
  authz: anyone,
  location: true,
  query: z.object(locationQuery),
  response: z.object({
    trending: z.array(serviceCard),
    newServices: z.array(serviceCard),
    recommended: z.array(serviceCard),
  }),
});

export const getServiceDetails = endpoint('GET /service/serviceDetails', {
  summary: 'One service with its questions, its SEO fields and whether the place is served',
  tag,
  authz: anyone,
  location: true,
  query: z.object({ ...locationQuery, serviceId: text(80), citySlug: z.optional(text(80)) }),
  response: serviceDetails,
  errors: [catalogErrors.service_not_found, catalogErrors.city_not_found],
  spoken: true,
});

export const listPartnersOfService = endpoint('GET /service/categoryPartners', {
  summary: 'Partners who offer a service at a place, each with its own price and time',
  tag,
  authz: anyone,
  location: true,
  query: z.object({
    ...locationQuery,
    serviceId: text(80),
    sort: z._default(
      z.enum(['recommended', 'price', 'rating', 'distance'], 'Choose a known order.'),
      'recommended',
    ),
    ...pageQuery,
  }),
  response: pageOf(partnerOfService),
  errors: [catalogErrors.service_not_found],
  spoken: true,
});

export const countPartners = endpoint('GET /service/getSPCount', {
  summary: 'How many partners serve a service or a category at a place',
  tag,
  authz: anyone,
  location: true,
  query: z.object({ ...locationQuery, serviceId: z.optional(text(80)), categoryId: z.optional(text(40)) }),
  response: z.object({ count: z.int() }),
});
