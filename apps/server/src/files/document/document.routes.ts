import * as api from '@nukkad/contract/files/document/document.api';
import { type Route, route } from '../../platform/http/route.ts';
import { attachmentOf } from '../../platform/storage/attachment.ts';
import type { DocumentDependencies } from './document.interface.ts';
import { attachDocuments, detachDocuments } from './attach-documents.ts';
import { deleteManyDocuments } from './delete-many-documents.ts';
import { deleteDocument } from './delete-document.ts';
import { keepDocuments } from './keep-documents.ts';
import { fetchDocument, linkDocument, readOwnDocuments } from './read-documents.ts';

const types = [
  { type: 'pan_card', needed: 'always' },
  { type: 'gst_certificate', needed: 'with_gst' },
  { type: 'address_proof', needed: 'optional' },
  { type: 'identity_proof', needed: 'optional' },
  { type: 'cancelled_cheque', needed: 'optional' },
  { type: 'trade_licence', needed: 'optional' },
  { type: 'certificate', needed: 'optional' },
  { type: 'other', needed: 'optional' },
] as const;

export function documentRoutes(deps: DocumentDependencies): readonly Route[] {
  const { platform } = deps;
  return [
    route(api.listDocumentTypes, async () => ({ types: [...types] })),
    route(api.listDocuments, (call) => readOwnDocuments(deps, call.viewer, call.input.query)),
    route(api.uploadDocuments, (call) => keepDocuments(platform, call, call.input.query.type)),
    route(api.addDocuments, (call) => attachDocuments(deps, call)),
    route(api.deleteDocuments, (call) => detachDocuments(deps, call)),
    route(api.getSignedUrl, (call) =>
      linkDocument(platform, { viewer: call.viewer, now: call.now, documentId: call.input.query.documentId }),
    ),
    route(api.downloadDocument, async (call) => {
      const { viewer, input, reply } = call;
      const { document, content } = await fetchDocument(platform, viewer, input.query.documentId);
      void reply
        .header('content-disposition', attachmentOf(document.fileName))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff');
      return content;
    }),
    route(api.deleteDocument, (call) => deleteDocument(deps, call)),
    route(api.deleteManyDocuments, (call) => deleteManyDocuments(deps, call)),
  ];
}
