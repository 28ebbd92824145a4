import type { recordExport as asked } from '@nukkad/contract/office/backoffice/export.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';

/** Filters whose values are words that a person typed, such as a name: the log keeps nothing personal. */
const typed = new Set(['q', 'search']);

/** Writes into the audit log which list a person exports. The rows are read by the list's own call, with its own scope. */
export async function recordExport(
  platform: Platform,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<{ recorded: true }> {
  const { list, columns, filters, rows } = call.input.body;
  const kept = Object.fromEntries(Object.entries(filters).filter(([name]) => !typed.has(name)));
  await platform.write(call, (tx) =>
    audit(tx, call.now, {
      ...actorOnBehalf(call.viewer),
      action: 'list.export',
      subjectKind: 'list',
      subjectId: list,
      detail: { columns, filters: kept, rows },
    }),
  );
  return { recorded: true };
}
