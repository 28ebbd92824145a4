import * as api from '@nukkad/contract/office/list-export/list-export.api';
import type { workLists } from '@nukkad/contract/kernel/list-export';
import type { SheetCalls } from '@nukkad/lists/sheet-file';
import { call } from '../../platform/api/client.ts';
import { renew } from '../../platform/api/asked.ts';

export type WorkSheet = (typeof workLists)[number];

/** The calls that make a list of the web app into a file. */
export const sheetCalls = (list: WorkSheet): SheetCalls => ({
  ask: async (format, filters) => {
    const asked = await call(api.askExport, { body: { list, format, filters }, quiet: true });
    void renew('list-export');
    return asked;
  },
  see: (exportId) => call(api.getExport, { params: { exportId }, quiet: true }),
  remove: async (exportId) => {
    await call(api.removeExport, { params: { exportId }, quiet: true });
    await renew('list-export');
  },
});
