import { t } from '../../platform/words.ts';
import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { getSignedUrl } from '@nukkad/contract/files/document/document.api';
import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';
import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { Panel } from '../../ui/panel.tsx';

const documentStatusWords: Readonly<Record<OwnDocument['status'], string>> = {
  Pending: t('review.document.pending', 'Pending'),
  Approved: t('review.document.verified', 'Verified'),
  Rejected: t('review.document.rejected', 'Rejected'),
};

/** Opens in a window of its own, by a link that is good for some minutes. */
function DocumentRow({ document }: { document: OwnDocument }) {
  const opening = useMutation({
    mutationFn: () => call(getSignedUrl, { query: { documentId: document.documentId } }),
    onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener'),
  });
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text size="sm" fw={650}>
            {documentTypeWords[document.type]}
          </Text>
          <Text size="xs" c="dimmed">
            {document.fileName} · {Math.ceil(document.bytes / 1024)} KB
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap">
          <Badge>{documentStatusWords[document.status]}</Badge>
          <Button variant="default" size="xs" loading={opening.isPending} onClick={() => opening.mutate()}>
            {t('review.openDocument', 'Open')}
          </Button>
        </Group>
      </Group>
      {opening.error ? (
        <Alert color="sindoor" role="alert">
          {sentenceOf(opening.error)}
        </Alert>
      ) : null}
    </Stack>
  );
}

export function DocumentsList({ documents }: { documents: readonly OwnDocument[] }) {
  return (
    <Panel title={t('review.documents', 'Documents')}>
      {documents.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('review.noDocumentsAttached', 'No documents attached.')}
        </Text>
      ) : null}
      {documents.map((document) => (
        <DocumentRow key={document.documentId} document={document} />
      ))}
    </Panel>
  );
}
