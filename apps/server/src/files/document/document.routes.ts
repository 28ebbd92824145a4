import * as api from '@nukkad/contract/files/document/document.api';
import {
  type DocumentType,
  documentEnds,
  documentTypes,
} from '@nukkad/contract/files/document/document.model';
import { type Route, route } from '../../platform/http/route.ts';
import { attachmentOf } from '../../platform/storage/attachment.ts';
import type { DocumentDependencies } from './document.interface.ts';
import { attachDocuments, detachDocuments } from './attach-documents.ts';
import { deleteManyDocuments } from './delete-many-documents.ts';
import { deleteDocument } from './delete-document.ts';
import { keepDocuments } from './keep-documents.ts';
import { setDocumentExpiry } from './set-document-expiry.ts';
import { fetchDocument, linkDocument, readOwnDocuments } from './read-documents.ts';

const needs: Readonly<Partial<Record<DocumentType, 'always' | 'with_gst'>>> = {
  pan_card: 'always',
  gst_certificate: 'with_gst',
};
const types = documentTypes.map((type) => ({
  type,
  needed: needs[type] ?? ('optional' as const),
  ends: documentEnds[type],
}));

export function documentRoutes(deps: DocumentDependencies): readonly Route[] {
  const { platform } = deps;
  return [
    route(api.listDocumentTypes, async () => ({ types: [...types] })),
    route(api.listDocuments, (call) => readOwnDocuments(deps, call, call.input.query)),
    route(api.uploadDocuments, (call) => keepDocuments(platform, call, call.input.query)),
    route(api.setDocumentExpiry, (call) => setDocumentExpiry(deps, call, call.input.body)),
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
