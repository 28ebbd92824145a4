import type { ExportFormat, ListExport } from '@nukkad/contract/kernel/list-export';
import { listExportErrors } from '@nukkad/contract/office/list-export/list-export.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { admit } from '../../platform/http/mount.ts';
import { parseInput } from '../../platform/http/parse.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { presentListExport } from './list-export.presenter.ts';
import {
  exportLifeMs,
  keptFilters,
  unknownFilters,
  makingAtMostMs,
  mostMaking,
} from './list-export.rules.ts';
import { type ListExportRow, countMaking, insertListExport } from './list-export.store.ts';
import { listExportTransitions } from './list-export.transitions.ts';
import { holdsKey, sheetOf } from './reader-of.ts';

type AskCall = SignedInCall<{
  body: { list: string; format: ExportFormat; filters: Record<string, string> };
}>;

/** Keeps the filter as it is now and leaves the rest to a job. Who may not read the list is refused here already. */
export async function askListExport(deps: ListExportDependencies, call: AskCall): Promise<ListExport> {
  const { platform, account } = deps;
  const { viewer, now, lang, input } = call;
  const { list, format, filters } = input.body;
  const { sheet } = sheetOf(deps, list);
  admit(sheet.endpoint, viewer);
  if (!holdsKey(sheet, viewer)) refuse(kernelErrors.forbidden);
  const { query = {} } = parseInput(sheet.endpoint, { query: filters }) as { query?: object };
  const unknown = unknownFilters(filters, { ...query });
  if (unknown.length > 0)
    refuse(kernelErrors.invalid_request, {
      fields: Object.fromEntries(unknown.map((name) => [`filters.${name}`, 'This list has no such filter.'])),
    });
  const asked: ListExportRow = {
    exportId: newId(),
    userId: viewer.userId,
    organisationId: viewer.organisationId,
    sessionId: viewer.sessionId,
    role: viewer.role ?? refuse(kernelErrors.forbidden),
    list,
    format,
    lang,
    filters: keptFilters(filters, { ...query }),
    status: 'making',
    failure: null,
    rowCount: 0,
    byteCount: null,
    isCut: false,
    askedAt: now,
    readyAt: null,
    expiresAt: new Date(now.getTime() + exportLifeMs),
  };
  return platform.write(call, async (tx) => {
    await account.lock(tx, viewer.userId);
    const since = new Date(now.getTime() - makingAtMostMs);
    if ((await countMaking(tx, viewer.userId, since)) >= mostMaking) refuse(listExportErrors.export_limit);
    const allowed = listExportTransitions.allowNew(viewer, listExportTransitions.verb.ask, asked);
    await insertListExport(tx, allowed.row);
    await listExportTransitions.begin(tx, allowed, { now });
    const { secret } = platform.config;
    return presentListExport(asked, { sheet, language: lang, sessionId: viewer.sessionId, secret, now });
  });
}
