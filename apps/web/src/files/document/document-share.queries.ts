import * as api from '@nukkad/contract/files/document/document-share.api';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const useDocumentShares = (documentId: string) =>
  usePages(api.listDocumentShares, { documentId, limit: 20 }, { enabled: documentId !== '' });

export const useUnshareDocument = () =>
  useSend(api.unshareDocument, { given: (shareId: string) => ({ query: { shareId } }) });
