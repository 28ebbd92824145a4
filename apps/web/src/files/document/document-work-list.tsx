import { documentQuery, listDocuments } from '@nukkad/contract/files/document/document.api';
import { type OwnDocument, documentTypes } from '@nukkad/contract/files/document/document.model';
import { expiryStates } from '@nukkad/contract/kernel/expiry';
import { documentStatuses } from '@nukkad/contract/files/document/document.noun';
import { listAddress } from '@nukkad/lists/address';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import { heading, told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import * as z from 'zod/mini';
import { acts } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Row, Text } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { RemoveDialog, dialogName, parameter } from './document-list.tsx';
import { documentWords, endWords } from './document-words.ts';
import { deleteDocuments, openDocument } from './document.queries.ts';
import { ExpiryDialog, expiryDialog } from './expiry-dialog.tsx';
import { ShareButton } from '../../nouns/share/share-button.tsx';

const documentStatusWords = (t: Translate, status: OwnDocument['status']): string =>
  ({
    Pending: t('document.pending', 'Not checked yet'),
    Approved: t('document.approved', 'Verified'),
    Rejected: t('document.rejected', 'Rejected'),
  })[status];

const expiryWords = (t: Translate): Readonly<Record<(typeof expiryStates)[number], string>> => ({
  ending: t('document.filter.ending', 'Ends within 30 days'),
  ended: t('document.filter.ended', 'Ended'),
});

const statusWithReason = (t: Translate, { status, reason }: OwnDocument) =>
  [documentStatusWords(t, status), reason].filter(Boolean).join(': ');

function Acts({ document: { documentId, can, fileName } }: { document: OwnDocument }) {
  const { t } = useTranslation();
  const remove = useDialogLink(dialogName, { [parameter]: documentId });
  const expiry = useDialogLink(expiryDialog, { [parameter]: documentId });
  return (
    <Row as="span" gap={0.5}>
      <Button
        small
        tone="quiet"
        data-row-link
        aria-label={`${t('document.open', 'View')}: ${fileName}`}
        onClick={() => void openDocument(documentId)}
      >
        {t('document.open', 'View')}
      </Button>
      <ShareButton
        of={{ subject: 'document', subjectId: documentId, name: fileName }}
        small
        tone="quiet"
        aria-label={`${t('document.share', 'Share')}: ${fileName}`}
      >
        {t('document.share', 'Share')}
      </ShareButton>
      {can.setExpiry && (
        <ButtonLink
          {...expiry}
          small
          tone="quiet"
          aria-label={`${t('document.expiry.set', 'Set date')}: ${fileName}`}
        >
          {t('document.expiry.set', 'Set date')}
        </ButtonLink>
      )}
      {can.remove && (
        <ButtonLink
          {...remove}
          small
          tone="quiet"
          aria-label={`${t('document.remove', 'Delete')}: ${fileName}`}
        >
          {t('document.remove', 'Delete')}
        </ButtonLink>
      )}
    </Row>
  );
}

const bytesOfKb = 1024;

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
  address: listAddress(documentQuery.shape, ['type', 'status', 'expiry'], {
    q: z.string().check(z.maxLength(60)),
  }),
  pageSize: 60,
  fields: ({ t }) => [
    search(t('document.search', 'File name')),
    choice('type', t('document.kind', 'Document type'), documentTypes, (value) => documentWords(t, value)),
    choice('status', t('document.status', 'Status'), documentStatuses, (value) =>
      documentStatusWords(t, value),
    ),
    choice('expiry', t('document.ends', 'Valid until'), expiryStates, (value) => expiryWords(t)[value]),
  ],
  keyOf: ({ documentId }) => documentId,
  nameOf: ({ fileName }) => fileName,
  columns: ({ t, locale }) => [
    told('type', t('document.kind', 'Document type'), ({ type }) => documentWords(t, type), {
      ...heading,
      width: '12rem',
    }),
    told('file', t('document.search', 'File name'), ({ fileName }) => fileName),
    told(
      'size',
      t('document.size', 'Size in KB'),
      ({ bytes }) => Math.max(1, Math.round(bytes / bytesOfKb)),
      {
        figures: true,
        width: '6.5rem',
        startsHidden: true,
      },
    ),
    told(
      'uploaded',
      t('document.uploaded', 'Added'),
      ({ uploadedAt }) => formatInstant(uploadedAt, 'day', locale),
      {
        cell: ({ uploadedAt }) => <DateTime at={uploadedAt} as="day" />,
        width: '10.5rem',
        startsHidden: true,
      },
    ),
    told('ends', t('document.ends', 'Valid until'), (document) => endWords(t, locale, document), {
      cell: (document) =>
        document.expiry === 'ended' ? (
          <Text as="b" tone="bad" size="sm">
            {endWords(t, locale, document)}
          </Text>
        ) : (
          endWords(t, locale, document)
        ),
      width: '14.5rem',
    }),
    told('status', t('document.status', 'Status'), (document) => statusWithReason(t, document), {
      width: '9.5rem',
    }),
    acts(t('document.acts', 'Actions'), '18rem', (document) => <Acts document={document} />),
  ],
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
      <ExpiryDialog documents={rows} />
    </>
  ),
});
