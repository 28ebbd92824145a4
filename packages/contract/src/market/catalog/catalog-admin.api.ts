import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { catalogErrors } from './catalog.noun.ts';
import { type WorkDocumentType, workDocumentType } from '../../files/document/document.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery, maximumPageSize as limit } from '../../kernel/page.ts';
import { flagParam, optionalText, paiseBetween, text } from '../../kernel/schema.ts';
import { type Params, previewFirst, type PreviewFirst, type ReadCall, shownRow } from '../../preview-call.ts';

// What is seen when an Admin changes a category or a service. See docs/confirmations.md.

const marks = {
  isTrending: 'flag',
  isNew: 'flag',
  isRecommended: 'flag',
  isOnline: 'flag',
  isSwitchedOff: 'flag',
} as const;
type Marks = Readonly<Record<keyof typeof marks, boolean>>;

const marksOf = (row: Marks) => ({
  isTrending: row.isTrending,
  isNew: row.isNew,
  isRecommended: row.isRecommended,
  isOnline: row.isOnline,
  isSwitchedOff: row.isSwitchedOff,
});

export const confirmsCategory = confirmation('category', {
  name: 'text',
  nameHi: 'text',
  visitCharge: 'money',
  neededDocument: 'choice',
  ...marks,
});

export const seenOfCategory = (
  row: Marks & {
    readonly name: string;
    readonly nameHi: string;
    readonly visitChargePaise: number;
    readonly neededDocument: WorkDocumentType | null;
  },
): Seen<typeof confirmsCategory> => ({
  name: row.name,
  nameHi: row.nameHi,
  visitCharge: row.visitChargePaise,
  neededDocument: row.neededDocument,
  ...marksOf(row),
});

export const confirmsService = confirmation('service', {
  name: 'text',
  nameHi: 'text',
  lowPrice: 'money',
  usualPrice: 'money',
  highPrice: 'money',
  ...marks,
});

export const seenOfService = (
  row: Marks & {
    readonly name: string;
    readonly nameHi: string;
    readonly lowPaise: number;
    readonly typicalPaise: number;
    readonly highPaise: number;
  },
): Seen<typeof confirmsService> => ({
  name: row.name,
  nameHi: row.nameHi,
  lowPrice: row.lowPaise,
  usualPrice: row.typicalPaise,
  highPrice: row.highPaise,
  ...marksOf(row),
});

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const maximumPaise = 1_000_000_00;

const flags = {
  isTrending: z.boolean('Choose true or false.'),
  isNew: z.boolean('Choose true or false.'),
  isRecommended: z.boolean('Choose true or false.'),
  isOnline: z.boolean('Choose true or false.'),
};
const switchedOff = z
  .boolean('Choose true or false.')
  .check(z.describe('True: neither shown nor bookable. What is booked already stays.'));

const categoryFields = {
  name: text(60, 'English.'),
  nameHi: text(60, 'Hindi, Devanagari.'),
  visitChargePaise: paiseBetween(0, maximumPaise, 'Usual charge for a visit after which no work is wanted.'),
  neededDocument: z
    .nullable(workDocumentType)
    .check(z.describe('Partners without a valid one are told, and after a week not offered here.')),
  ...flags,
  isSwitchedOff: switchedOff,
};
const serviceFields = {
  name: text(80, 'English.'),
  nameHi: text(80, 'Hindi, Devanagari.'),
  lowPaise: paiseBetween(0, maximumPaise, 'Lower end of the usual price of one unit, before tax.'),
  typicalPaise: paiseBetween(0, maximumPaise, 'Usual price of one unit, before tax.'),
  highPaise: paiseBetween(0, maximumPaise, 'Upper end of the usual price of one unit, before tax.'),
  ...flags,
  isSwitchedOff: switchedOff,
};

export const officeCategory = z.object({
  categoryId: z.string(),
  groupName: z.string(),
  serviceCount: z.int(),
  ...categoryFields,
});
export type OfficeCategory = z.output<typeof officeCategory>;

export const officeService = z.object({
  serviceId: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  unit: z.string(),
  partnerCount: z.int().check(z.describe('Partners who offer it.')),
  isShown: z.boolean().check(z.describe('False as well where its category is switched off.')),
  ...serviceFields,
});
export type OfficeService = z.output<typeof officeService>;

export const listOfficeCategories = endpoint('GET /backoffice/categories', {
  summary: 'All categories in the order of the screen, also those switched off',
  tag,
  authz: adminOnly,
  query: z.object(countedPageQuery),
  response: countedPageOf(officeCategory),
});

export const changeCategory = endpoint('PATCH /backoffice/categories/{categoryId}', {
  summary: 'Change a category: shown in the main app at once',
  tag,
  authz: adminOnly,
  params: z.object({ categoryId: text(60) }),
  confirms: confirmsCategory,
  body: z.object({ ...categoryFields, seen: confirmsCategory.schema }),
  response: officeCategory,
  errors: [catalogErrors.category_not_found, kernelErrors.confirmation_differs],
});

/** What services may be looked for by. */
export const officeServicesQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the English or the Hindi name.'),
  categoryId: optionalText(60, 'Of this category only.'),
  off: z.optional(flagParam('true: only those switched off.')),
});

export const listOfficeServices = endpoint('GET /backoffice/services', {
  summary: 'All services by name, also those switched off',
  tag,
  authz: adminOnly,
  query: officeServicesQuery,
  response: countedPageOf(officeService),
});

export const changeService = endpoint('PATCH /backoffice/services/{serviceId}', {
  summary: 'Change a service: shown and found in the main app at once',
  tag,
  authz: adminOnly,
  params: z.object({ serviceId: text(60) }),
  confirms: confirmsService,
  body: z.object({ ...serviceFields, seen: confirmsService.schema }).check(
    z.refine(
      ({ lowPaise, typicalPaise, highPaise }) => lowPaise <= typicalPaise && typicalPaise <= highPaise,
      {
        error: 'The usual price lies between the lower and the upper end.',
        path: ['typicalPaise'],
      },
    ),
  ),
  response: officeService,
  errors: [catalogErrors.service_not_found, kernelErrors.confirmation_differs],
});

/** There are some hundred services: the list is read to its end. */
async function serviceAt(look: ReadCall, params: Params, cursor?: string): Promise<OfficeService> {
  const query = { limit, ...(cursor ? { cursor } : {}) };
  const { items, nextCursor } = await look(listOfficeServices, { query });
  const isIt = (row: OfficeService) => row.serviceId === params['serviceId'];
  if (nextCursor === null || items.some(isIt)) return shownRow(items, isIt);
  return serviceAt(look, params, nextCursor);
}

export const catalogAdminPreviews: readonly PreviewFirst[] = [
  previewFirst(changeCategory, async (look, { params }) => {
    const { items } = await look(listOfficeCategories, { query: { limit } });
    return seenOfCategory(shownRow(items, (row) => row.categoryId === params['categoryId']));
  }),
  previewFirst(changeService, async (look, { params }) => seenOfService(await serviceAt(look, params))),
];
