import { listExportEvents } from '@nukkad/contract/office/list-export/list-export.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { listExportRecords } from './list-export-records.ts';
import { listExportNotices } from './list-export.notices.ts';
import { listExportPages } from './list-export.pages.ts';
import { listExportPersonal, listKnownFiles } from './list-export.store.ts';
import { listExportRoutes } from './list-export.routes.ts';
import { makeListExport } from './make-list-export.ts';
import { sweepListExports } from './remove-list-export.ts';

/** Lists as files, made behind the page by the lists' own calls. It asks every domain's `sheets`. */
export const createListExportDomain = (deps: ListExportDependencies): Domain => ({
  name: 'list-export',
  personal: listExportPersonal,
  routes: listExportRoutes(deps),
  pages: listExportPages(deps),
  notices: listExportNotices(deps.platform),
  extensions: [deps.drive.records.answeredBy(listExportRecords(deps))],
  consumers: [
    {
      ...consumer(
        'list_export.make',
        when(listExportEvents.asked, ({ facts }) => makeListExport(deps, facts.exportId)),
      ),
      queue: 'list_exports',
    },
  ],
  cron: [{ name: 'export.sweep', match: '37 * * * *', run: () => sweepListExports(deps) }],
  keptFiles: [{ prefixes: ['list-exports/'], listKnown: listKnownFiles }],
});

export const listExport = domain({
  needs: ['account', 'backoffice', 'drive'],
  create: createListExportDomain,
});
