import { maximumPageSize as limit } from '../../kernel/page.ts';
import { type ReadCall, type PreviewFirst, type Params, previewFirst, shownRow } from '../../preview-call.ts';
import * as catalogue from './catalog-admin.api.ts';
import { seenOfCategory, seenOfService } from './catalog-admin.confirm.ts';

/** There are some hundred services: the list is read to its end. */
async function serviceAt(look: ReadCall, params: Params, cursor?: string): Promise<catalogue.OfficeService> {
  const query = { limit, ...(cursor ? { cursor } : {}) };
  const { items, nextCursor } = await look(catalogue.listOfficeServices, { query });
  const isIt = (row: catalogue.OfficeService) => row.serviceId === params['serviceId'];
  if (nextCursor === null || items.some(isIt)) return shownRow(items, isIt);
  return serviceAt(look, params, nextCursor);
}

export const catalogAdminPreviews: readonly PreviewFirst[] = [
  previewFirst(catalogue.changeCategory, async (look, { params }) => {
    const { items } = await look(catalogue.listOfficeCategories, { query: { limit } });
    return seenOfCategory(shownRow(items, (row) => row.categoryId === params['categoryId']));
  }),
  previewFirst(catalogue.changeService, async (look, { params }) =>
    seenOfService(await serviceAt(look, params)),
  ),
];
