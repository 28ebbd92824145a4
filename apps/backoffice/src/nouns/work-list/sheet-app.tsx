import { Modal } from '@mantine/core';
import type { officeLists } from '@nukkad/contract/kernel/list-export';
import * as api from '@nukkad/contract/office/list-export/list-export.api';
import type { SheetCalls } from '@nukkad/lists/sheet-file';
import type { SheetApp } from '@nukkad/lists/sheet-tool';
import { renew } from '../../platform/asked.ts';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';

export type OfficeSheet = (typeof officeLists)[number];

/** The calls that make a list of the back office into a file. */
export const sheetCalls = (list: OfficeSheet): SheetCalls => ({
  ask: async (format, filters) => {
    const asked = await call(api.askOfficeExport, { body: { list, format, filters } });
    void renew(api.listOfficeExports);
    return asked;
  },
  see: (exportId) => call(api.getOfficeExport, { params: { exportId } }),
  remove: async (exportId) => {
    await call(api.removeOfficeExport, { params: { exportId } });
    await renew(api.listOfficeExports);
  },
});

export const sheetDialog: SheetApp['dialog'] = ({ title, onClose, children }) => (
  <Modal opened title={title} onClose={onClose} closeButtonProps={{ 'aria-label': t('ui.close', 'Close') }}>
    {children}
  </Modal>
);
