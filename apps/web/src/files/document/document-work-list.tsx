import { documentStatuses } from '@nukkad/contract/files/document/document.noun';
import { type OwnDocument, documentTypes } from '@nukkad/contract/files/document/document.model';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, search } from '@nukkad/lists/fields';
import { Listing } from '../../nouns/work-list/listing.tsx';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { documentColumns, documentStatusWords } from './document-columns.tsx';
import { RemoveDialog } from './document-list.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { documentWords } from './document-words.ts';
import { deleteDocuments, documentsAddress, readDocumentsPage, useDocumentList } from './document.queries.ts';

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
export function DocumentWorkList() {
  const { t, plural, locale } = useTranslation();
  const asked = useListAddress(documentsAddress);
  const list = useDocumentList(asked.filters);
  const documents = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Listing<OwnDocument>
        name="documents"
        label={t('documents.title', 'Your documents')}
        asked={asked}
        fields={[
          search(t('document.search', 'File name')),
          choice('type', t('document.kind', 'Document type'), documentTypes, (value) =>
            documentWords(t, value),
          ),
          choice('status', t('document.status', 'Status'), documentStatuses, (value) =>
            documentStatusWords(t, value),
          ),
        ]}
        columns={documentColumns(t, locale)}
        pages={list}
        keyOf={({ documentId }) => documentId}
        nameOf={({ fileName }) => fileName}
        acts={[deleting(t, plural)]}
        exported={{ list: 'documents', readPage: (cursor) => readDocumentsPage(asked.filters, cursor) }}
        empty={
          <EmptyState scene="photos" title={t('documents.none', 'No documents yet')}>
            {t('documents.none.words', 'Add a PDF or a photo, so it’s ready when you need it.')}
          </EmptyState>
        }
      />
      <RemoveDialog documents={documents} onRemoved={undefined} />
      <ShareDialog documents={documents} />
    </>
  );
}
