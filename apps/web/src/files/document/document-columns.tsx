import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { dialogName, parameter } from './document-list.tsx';
import { shareDialog } from './share-dialog.tsx';
import { documentWords } from './document-words.ts';
import { Row } from '../../ui/page/parts.tsx';
import { openDocument } from './document.queries.ts';

export const documentStatusWords = (t: Translate, status: OwnDocument['status']): string =>
  ({
    Pending: t('document.pending', 'Not checked yet'),
    Approved: t('document.approved', 'Verified'),
    Rejected: t('document.rejected', 'Rejected'),
  })[status];

const statusWithReason = (t: Translate, { status, reason }: OwnDocument) =>
  [documentStatusWords(t, status), reason].filter(Boolean).join(': ');

function Acts({ document: { documentId, can, fileName } }: { document: OwnDocument }) {
  const { t } = useTranslation();
  const remove = useDialogLink(dialogName, { [parameter]: documentId });
  const sharing = useDialogLink(shareDialog, { [parameter]: documentId });
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
      <ButtonLink {...sharing} small tone="quiet" aria-label={`${t('document.share', 'Share')}: ${fileName}`}>
        {t('document.share', 'Share')}
      </ButtonLink>
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

export const documentColumns = (t: Translate, locale: string): readonly Column<OwnDocument>[] => [
  told('type', t('document.kind', 'Document type'), ({ type }) => documentWords(t, type), {
    ...heading,
    width: '12rem',
  }),
  told('file', t('document.search', 'File name'), ({ fileName }) => fileName),
  told('size', t('document.size', 'Size in KB'), ({ bytes }) => Math.max(1, Math.round(bytes / bytesOfKb)), {
    figures: true,
    width: '6.5rem',
    startsHidden: true,
  }),
  told(
    'uploaded',
    t('document.uploaded', 'Added'),
    ({ uploadedAt }) => formatInstant(uploadedAt, 'day', locale),
    { cell: ({ uploadedAt }) => <DateTime at={uploadedAt} as="day" />, width: '10.5rem' },
  ),
  told('status', t('document.status', 'Status'), (document) => statusWithReason(t, document), {
    width: '11rem',
  }),
  {
    id: 'acts',
    title: t('document.acts', 'Actions'),
    cell: (document) => <Acts document={document} />,
    fixed: true,
    card: 'foot',
    width: '14rem',
  },
];
