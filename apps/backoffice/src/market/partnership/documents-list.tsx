import { Alert, Badge, Button, Group, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { type OwnDocument, documentEnds } from '@nukkad/contract/files/document/document.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { decideDocument } from '@nukkad/contract/market/partnership/review.api';
import { useState } from 'react';
import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { sentenceOf } from '../../platform/api-error.ts';
import { renewAfter, useSend } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { Panel } from '../../ui/panel.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { DocumentViewer } from './document-viewer.tsx';
import type { Review } from './review.ts';

const documentStatusWords: Readonly<Record<OwnDocument['status'], string>> = {
  Pending: t('review.document.undecided', 'Not decided'),
  Approved: t('review.document.accepted', 'Accepted'),
  Rejected: t('review.document.again', 'Another needed'),
};
const colours = { Pending: 'haldi', Approved: 'peepal', Rejected: 'sindoor' } as const;

const isLive = (status: Review['profile']['status']) =>
  ['Approved', 'Active', 'Suspended', 'Inactive'].includes(status);

function endOf({ expiresOn, expiry }: OwnDocument): string {
  if (expiresOn === null) return '';
  const day = dayWords(expiresOn);
  const said =
    expiry === 'ended'
      ? t('review.document.ended', 'Ended on {{day}}', { day })
      : t('review.document.until', 'Valid until {{day}}', { day });
  return ` · ${said}`;
}

/** Accept, or ask for another with a reason that the partner reads beside this document. */
function Decide({
  organisationId,
  document,
  onDecided,
}: {
  organisationId: string;
  document: OwnDocument;
  onDecided: () => void;
}) {
  const [reason, setReason] = useState<string | null>(null);
  const { documentId, status, expiresOn } = document;
  const [day, setDay] = useState(expiresOn ?? '');
  const deciding = useSend(decideDocument, {
    given: (decision: 'accept' | 'again') => ({
      body: {
        organisationId,
        documentId,
        decision,
        seenStatus: status,
        seenExpiresOn: expiresOn,
        expiresOn: day || null,
        ...(decision === 'again' && { reason: reason ?? '' }),
      },
    }),
    onSettled: async (_decided, refused) => {
      if (!refused) setReason(null);
      // The next one opens by the statuses that are read anew.
      await renewAfter(decideDocument);
      if (!refused) onDecided();
    },
  });
  const wrong =
    deciding.error instanceof ApiError && deciding.error.fields['reason']
      ? t('review.document.sentence', 'Write a short sentence on what is wrong.')
      : undefined;
  const name = documentTypeWords[document.type];
  return (
    <Stack gap="xs">
      {document.reason ? <Text size="sm">{document.reason}</Text> : null}
      {deciding.error && !wrong ? (
        <Alert color="sindoor" role="alert">
          {sentenceOf(deciding.error)}
        </Alert>
      ) : null}
      {documentEnds[document.type] === 'none' || reason !== null ? null : (
        <TextInput
          type="date"
          label={t('review.document.validUntil', 'Valid until, as the document says')}
          value={day}
          required={documentEnds[document.type] === 'needed'}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      )}
      {reason === null ? null : (
        <Textarea
          label={t('review.document.why', 'What is wrong with it? The partner reads this.')}
          autosize
          minRows={2}
          maxLength={300}
          value={reason}
          error={wrong}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Group gap="xs">
        {status === 'Approved' || reason !== null ? null : (
          <Button
            color="peepal"
            size="xs"
            loading={deciding.isPending}
            aria-label={t('review.document.acceptNamed', 'Accept: {{name}}', { name })}
            onClick={() => deciding.mutate('accept')}
          >
            {t('review.document.accept', 'Accept')}
          </Button>
        )}
        {reason === null ? (
          <Button variant="default" size="xs" onClick={() => setReason('')}>
            {t('review.document.askAgain', 'Ask for another')}
          </Button>
        ) : (
          <>
            <Button
              color="sindoor"
              size="xs"
              loading={deciding.isPending}
              onClick={() => deciding.mutate('again')}
            >
              {t('review.document.sendReason', 'Save reason')}
            </Button>
            <Button variant="default" size="xs" onClick={() => setReason(null)}>
              {t('review.document.back', 'Back')}
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}

/**
 * The documents of a profile: which is open is in the address, so that a colleague can be sent it. Without one there the
 * first needed one that is not decided is open, so each decision opens the next.
 */
export function DocumentsList({ review: { documents, profile } }: { review: Review }) {
  const { neededDocuments } = profile;
  const [filter, change] = useFilter(['document', 'pane']);
  const opened =
    documents.find(({ documentId }) => documentId === filter.document) ??
    documents.find(({ status, type }) => status === 'Pending' && neededDocuments.includes(type)) ??
    documents.find(({ status }) => status === 'Pending') ??
    documents[0];
  /** New documents of a live profile are decided on by themselves. */
  const mayDecide = (document: OwnDocument) =>
    profile.status === 'Pending' ? true : isLive(profile.status) && document.status === 'Pending';
  return (
    <Panel title={t('review.documents', 'Documents')}>
      {opened ? null : (
        <Text size="sm" c="dimmed">
          {t('review.noDocumentsAttached', 'No documents attached.')}
        </Text>
      )}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {documents.map((document) => (
          <Group key={document.documentId} component="li" justify="space-between" wrap="nowrap">
            <Button
              variant={document === opened ? 'light' : 'subtle'}
              size="compact-sm"
              aria-pressed={document === opened}
              onClick={() => change({ document: document.documentId })}
            >
              {documentTypeWords[document.type]}
              {neededDocuments.includes(document.type) ? '' : ` ${t('review.optional', '(optional)')}`}
            </Button>
            <Badge color={colours[document.status]}>{documentStatusWords[document.status]}</Badge>
          </Group>
        ))}
      </Stack>
      {opened ? (
        <>
          <DocumentViewer key={opened.documentId} document={opened} />
          <Text size="xs" c="dimmed">
            {opened.fileName} · {Math.ceil(opened.bytes / 1024)} KB{endOf(opened)}
          </Text>
          {mayDecide(opened) ? (
            <Decide
              key={`${opened.documentId} ${opened.status} ${opened.expiresOn ?? ''}`}
              organisationId={profile.organisationId}
              document={opened}
              onDecided={() => change({ document: '' })}
            />
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}
