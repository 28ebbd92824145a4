import type { CandidateDocument } from '@nukkad/contract/hiring/candidate/candidate-document.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { List, Note, Row, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { candidateDocumentWords } from './document-words.ts';
import { openDocument } from './documents.queries.ts';

function Validity({ document: { expiresOn, hasEnded } }: { document: CandidateDocument }) {
  const { t, locale } = useTranslation();
  if (expiresOn === null) return null;
  const day = formatInstant(`${expiresOn}T12:00:00Z`, 'day', locale);
  return (
    <Text as="p" tone={hasEnded ? 'bad' : 'plain'} size="sm">
      {hasEnded
        ? t('candidateDocument.ended', 'Ended on {{day}}', { day })
        : t('candidateDocument.until', 'Valid until {{day}}', { day })}
    </Text>
  );
}

/** Each is opened by a press; `acts` are further things that may be done with one. */
export function DocumentList({
  documents,
  acts,
}: {
  documents: readonly CandidateDocument[];
  acts?: (document: CandidateDocument, name: string) => ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <List gap={0.75}>
      {documents.map((document) => {
        const name = candidateDocumentWords[document.kind](t);
        return (
          <Row as="li" key={document.documentId} gap={0.5} align="center" justify="space-between">
            <div>
              <Text weight={650}>{name}</Text>
              <Note size="sm" translate="no" breaks>
                {document.fileName}
              </Note>
              <Validity document={document} />
            </div>
            <Row gap={0.5}>
              <Button
                small
                tone="plain"
                aria-label={t('candidateDocument.open.of', 'Open: {{name}}', { name })}
                onClick={() => void openDocument(document.documentId)}
              >
                {t('candidateDocument.open', 'Open')}
              </Button>
              {acts?.(document, name)}
            </Row>
          </Row>
        );
      })}
    </List>
  );
}
