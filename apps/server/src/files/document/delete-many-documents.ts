import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import { documentErrors } from '@nukkad/contract/files/document/document.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';
import { deleteDocument } from './delete-document.ts';
import type { DocumentDependencies } from './document.interface.ts';

/** Removes many for good, each as if it were asked for alone; 404 where none of them is the caller's. */
export async function deleteManyDocuments(
  deps: DocumentDependencies,
  call: SignedInCall<{ body: { readonly documentIds: readonly string[] } }>,
): Promise<RowByRow> {
  const done = await actRowByRow(call.input.body.documentIds, (documentId) =>
    deleteDocument(deps, { ...call, input: { query: { documentId } } }),
  );
  const { document_not_found } = documentErrors;
  return done.results.some(({ code }) => code !== document_not_found.code)
    ? done
    : refuse(document_not_found);
}
