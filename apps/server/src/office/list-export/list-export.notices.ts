import { listExportEvents } from '@nukkad/contract/office/list-export/list-export.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type Notice, notice, person } from '../../platform/notice/notice.ts';
import type { Platform } from '../../platform/platform.ts';
import { findListExport } from './list-export.store.ts';

/** Admins see it in the back office, which sends them no messages. */
export const listExportNotices = ({ config }: Pick<Platform, 'config'>): readonly Notice[] => [
  notice('list_export.tell_ready', listExportEvents.ready, {
    tag: 'account',
    opens: () => screenAddress.ownExports,
    to: async ({ facts }, reader) => {
      const row = await findListExport(reader, facts.exportId);
      return row && row.role !== 'Admin' ? person(facts.userId) : [];
    },
    said: {
      en: `the file of your list is ready: ${config.publicOrigin}${screenAddress.ownExports}`,
      hi: `आपकी सूची की फ़ाइल तैयार है: ${config.publicOrigin}${screenAddress.ownExports}`,
    },
  }),
];
