import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { documentWords, endWords, shortName } from './document-words.ts';
import { ExpiryDialog, expiryDialog } from './expiry-dialog.tsx';
import { ShareButton } from '../../nouns/share/share-button.tsx';
import { Row, Small, Text } from '../../ui/page/parts.tsx';
import styles from './document.module.css';
import { openDocument, useDeleteDocument } from './document.queries.ts';

export const dialogName = 'remove-document';
export const parameter = 'documentId';

function DocumentCard({ document }: { document: OwnDocument }) {
  const { t, locale } = useTranslation();
  const expiry = useDialogLink(expiryDialog, { [parameter]: document.documentId });
  const remove = useDialogLink(dialogName, { [parameter]: document.documentId });
  return (
    <Card as="li" quiet className={styles.card}>
      <div>
        <p>
          <b>{documentWords(t, document.type)}</b>
        </p>
        <Small as="p" title={document.fileName}>
          {shortName(document.fileName)} · {Math.max(1, Math.round(document.bytes / 1024))} KB
          {document.status === 'Approved' && ` · ${t('document.approved', 'Verified')}`}
        </Small>
        {document.expiresOn && (
          <Text as="p" tone={document.expiry === 'ended' ? 'bad' : 'plain'} size="sm">
            {endWords(t, locale, document)}
          </Text>
        )}
        {document.status === 'Rejected' && (
          <Text as="p" tone="bad">
            {t('document.rejected', 'Rejected')}: {document.reason}
          </Text>
        )}
      </div>
      <Row gap={0.5}>
        <Button small tone="plain" onClick={() => void openDocument(document.documentId)}>
          {t('document.open', 'View')}
        </Button>
        <ShareButton
          of={{ subject: 'document', subjectId: document.documentId, name: document.fileName }}
          small
          tone="plain"
        >
          {t('document.share', 'Share')}
        </ShareButton>
        {document.can.setExpiry && (
          <ButtonLink {...expiry} small tone="plain">
            {t('document.expiry.set', 'Set date')}
          </ButtonLink>
        )}
        {document.can.remove && (
          <ButtonLink {...remove} small tone="quiet">
            {t('document.remove', 'Delete')}
          </ButtonLink>
        )}
      </Row>
    </Card>
  );
}

/** Behind `?dialog=remove-document&documentId=`. */
export function RemoveDialog({
  documents,
  onRemoved,
}: {
  documents: readonly OwnDocument[];
  onRemoved: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(dialogName, [parameter]);
  const remove = useDeleteDocument();
  const document = documents.find(({ documentId }) => documentId === dialog.get(parameter));
  if (!dialog.opened || !document) return null;
  return (
    <Question
      dialog={dialog}
      title={t('document.remove.ask', 'Delete this document?')}
      consequences={[t('document.remove.gone', 'The file is deleted for good.')]}
      confirm={t('document.remove.yes', 'Delete document')}
      danger
      send={remove}
      request={document.documentId}
      onSent={() => onRemoved?.()}
    />
  );
}

/** Each document with what was said of it, to look at or to remove. */
export function DocumentList({
  documents,
  onRemoved,
}: {
  documents: readonly OwnDocument[];
  onRemoved?: (() => void) | undefined;
}) {
  return (
    <>
      <CardList>
        {documents.map((document) => (
          <DocumentCard key={document.documentId} document={document} />
        ))}
      </CardList>
      <RemoveDialog documents={documents} onRemoved={onRemoved} />
      <ExpiryDialog documents={documents} />
    </>
  );
}
