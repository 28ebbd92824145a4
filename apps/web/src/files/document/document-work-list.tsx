import { documentQuery, listDocuments } from '@nukkad/contract/files/document/document.api';
import { type OwnDocument, documentTypes } from '@nukkad/contract/files/document/document.model';
import { documentStatuses } from '@nukkad/contract/files/document/document.noun';
import { listAddress } from '@nukkad/lists/address';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import { choice, search } from '@nukkad/lists/fields';
import * as z from 'zod/mini';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { documentColumns, documentStatusWords } from './document-columns.tsx';
import { RemoveDialog } from './document-list.tsx';
import { documentWords } from './document-words.ts';
import { deleteDocuments } from './document.queries.ts';
import { ShareDialog } from './share-dialog.tsx';

const deleting = (t: Translate, plural: Plural): BulkAct<OwnDocument> => ({
  id: 'remove',
  label: t('document.remove', 'Delete'),
  danger: true,
  fits: ({ can }) => can.remove,
  said: (count) =>
    plural('document.many.removed', count, {
      one: '{{count}} document deleted',
      other: '{{count}} documents deleted',
    }),
  foresee: () => null,
  send: (documents) => deleteDocuments(documents.map(({ documentId }) => documentId)),
});

/** The documents of a person who works: by type and status, many deleted at once. */
export const DocumentWorkList = listPart(listDocuments, {
  name: 'documents',
  label: ({ t }) => t('documents.title', 'Your documents'),
  address: listAddress(documentQuery.shape, ['type', 'status'], { q: z.string().check(z.maxLength(60)) }),
  pageSize: 60,
  fields: ({ t }) => [
    search(t('document.search', 'File name')),
    choice('type', t('document.kind', 'Document type'), documentTypes, (value) => documentWords(t, value)),
    choice('status', t('document.status', 'Status'), documentStatuses, (value) =>
      documentStatusWords(t, value),
    ),
  ],
  keyOf: ({ documentId }) => documentId,
  nameOf: ({ fileName }) => fileName,
  columns: ({ t, locale }) => documentColumns(t, locale),
  acts: ({ t, plural }) => [deleting(t, plural)],
  exported: 'documents',
  empty: ({ t }) => (
    <EmptyState scene="photos" title={t('documents.none', 'No documents yet')}>
      {t('documents.none.words', 'Add a PDF or a photo, so it’s ready when you need it.')}
    </EmptyState>
  ),
  dialogs: ({ rows }) => (
    <>
      <RemoveDialog documents={rows} onRemoved={undefined} />
      <ShareDialog documents={rows} />
    </>
  ),
});
