import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text } from '../../kernel/schema.ts';
import { city } from '../../places/geography/geography.model.ts';
import { catalogErrors } from './catalog.noun.ts';
import {
  category,
  locationQuery,
  serviceCard,
  serviceGroup,
  serviceTypes,
  subCategory,
} from './catalog.model.ts';
import {
  categoriesFound,
  categoriesQuery,
  subCategoriesFound,
  subCategoriesQuery,
} from './category-list.query.ts';

/** Reference data under the paths of the master-data service (specification section 7, "Content, support and others"). */
const anyone = { who: 'anyone' } as const;
const tag = 'Reference data';
const serviceType = z.optional(z.enum(serviceTypes, 'Choose home or office.'));

export const masterCategories = endpoint('GET /master/categories', {
  summary: 'All categories with their groups',
  tag,
  authz: anyone,
  location: true,
  query: categoriesQuery,
  response: categoriesFound,
});

export const masterSubCategories = endpoint('GET /master/subCategories', {
  summary: 'Sub-categories of one category',
  tag,
  authz: anyone,
  query: subCategoriesQuery,
  response: subCategoriesFound,
  errors: [catalogErrors.category_not_found],
});

export const masterTopCategories = endpoint('GET /master/topCategories', {
  summary: 'The categories that are asked for most, at most eight',
  tag,
  authz: anyone,
  location: true,
  query: z.object({ ...locationQuery, serviceType }),
  response: z.object({ items: z.array(category) }),
});

export const masterServices = endpoint('GET /master/services', {
  summary: 'The services of the catalogue, page by page',
  tag,
  authz: anyone,
  location: true,
  query: z.object({ ...locationQuery, categoryId: z.optional(text(40)), serviceType, ...pageQuery }),
  response: pageOf(serviceCard),
});

export const sector = z.object({
  sectorId: z.string(),
  name: z.string(),
  serviceType: z.enum(serviceTypes),
  categoryIds: z.array(z.string()).check(z.describe('Trades of this sector.')),
});
export const sectors = z.object({ items: z.array(sector) });
export type Sector = z.output<typeof sector>;

export const masterSectors = endpoint('GET /master/sectors', {
  summary: 'Sectors of work: the groups of the catalogue and the trades in each',
  tag,
  authz: anyone,
  response: sectors,
});

export const homeSectors = endpoint('GET /home/sectors', {
  summary: 'The same under the path of the public site',
  tag,
  authz: anyone,
  response: sectors,
});

export const dropdownNames = [
  'daysOfWeek',
  'genders',
  'maritalStatuses',
  'bloodGroups',
  'salaryComponentTypes',
  'calculationKinds',
  'serviceTypes',
] as const;
export type DropdownName = (typeof dropdownNames)[number];

const choice = z.object({
  value: z.string().check(z.describe('As it is sent; spelled as in the specification, section 3.')),
  name: z.string().check(z.describe('In the language of the Lang header.')),
});
export type Choice = z.output<typeof choice>;
const dropdowns = z.record(z.string(), z.array(choice));

export const commonDropdowns = endpoint('GET /home/common/dropdowns', {
  summary: 'The choices of drop-down fields, by field',
  tag,
  authz: anyone,
  response: z.object({ dropdowns }),
});

export const dataFields = ['cities', 'sectors', 'languages', 'dropdowns'] as const;

export const masterCommonData = endpoint('GET /master/commonData', {
  summary:
    'Cities (the first one is the fallback place), sectors, languages and choices; all of them, or one',
  tag,
  authz: anyone,
  query: z.object({
    dataField: z.optional(z.enum(dataFields, `Choose one of ${dataFields.join(', ')}.`)),
  }),
  response: z.object({
    cities: z.optional(z.array(city)),
    sectors: z.optional(z.array(sector)),
    languages: z.optional(z.array(choice)),
    dropdowns: z.optional(dropdowns),
  }),
});

export const masterMenuTabs = endpoint('POST /master/menuTabs', {
  summary: 'The tabs of the catalogue menu: each group with its categories',
  tag,
  authz: anyone,
  unconfirmed: 'only-reads',
  body: z.object({ serviceType }),
  response: z.object({
    tabs: z.array(
      z.object({
        ...serviceGroup.shape,
        categories: z.array(z.pick(category, { categoryId: true, categoryName: true, categoryImage: true })),
      }),
    ),
  }),
});

export const masterCategoryDetails = endpoint('POST /master/categoryDetails', {
  summary: 'One category with its sub-categories and its services near a place',
  tag,
  authz: anyone,
  unconfirmed: 'only-reads',
  body: z.object({ ...locationQuery, categoryId: text(40) }),
  response: z.object({
    category,
    subCategories: z.array(subCategory),
    services: z.array(serviceCard),
  }),
  errors: [catalogErrors.category_not_found],
});

export const masterHomePageContent = endpoint('POST /master/homePageContent', {
  summary: 'What the home page shows near a place: groups, categories and the rows of services',
  tag,
  authz: anyone,
  unconfirmed: 'only-reads',
  body: z.object(locationQuery),
  response: z.object({
    groups: z.array(serviceGroup),
    categories: z.array(category),
    trending: z.array(serviceCard),
    newServices: z.array(serviceCard),
    recommended: z.array(serviceCard),
  }),
});
