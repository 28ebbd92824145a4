import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { ReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { ReadyReplies, useReadyReplies } from './desk/ready-replies.tsx';
import { stepWords } from './reply/step-words.ts';

/** What a ready reply does besides its words. */
export type Added = Pick<ReadyReply, 'label' | 'nextStep' | 'team'>;

/** Said before it is sent, and taken off with one press. */
function AlsoDone({ added, onRemove }: { added: Added; onRemove: () => void }) {
  const { label } = added;
  const parts = [
    ...(label ? [t('support.addsLabel', 'adds the label “{{label}}”', { label })] : []),
    ...(added.nextStep ? [stepWords(added)] : []),
  ];
  return (
    <Group gap="xs">
      <Text size="sm">{t('support.alsoDone', 'When sent: {{list}}', { list: parts.join(', ') })}</Text>
      <Button variant="subtle" size="compact-sm" onClick={onRemove}>
        {t('support.onlySend', 'Only send the reply')}
      </Button>
    </Group>
  );
}

/** In the language in which the person wrote. */
const languageOf = (message: string) => (/\p{Script=Devanagari}/u.test(message) ? 'hi' : 'en');

/** The words of the answer, begun with a ready one where one fits. */
export function IncidentAnswer({
  incident: { hasEmail, message, fullName, bookingNumber },
  words,
  added,
  onWords,
  onAdded,
  error,
}: {
  incident: OfficeIncident;
  words: string;
  added: Added | null;
  onWords: (words: string) => void;
  onAdded: (added: Added | null) => void;
  error: string | undefined;
}) {
  const [choosing, setChoosing] = useState(false);
  const about = {
    language: languageOf(message),
    fullName,
    referenceNo: bookingNumber,
    agentName: null,
  } as const;
  const replies = useReadyReplies(about);
  return (
    <Stack gap="xs" align="start">
      <Textarea
        w="100%"
        label={t('support.reply', 'Reply')}
        description={
          hasEmail
            ? t('support.sentByEmail', 'Sent by email.')
            : t('support.shownInTheirAccountThey', 'Shown in their account. They get an SMS.')
        }
        autosize
        minRows={3}
        maxLength={2_000}
        value={words}
        error={error}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <ReadyReplies
        replies={replies}
        opened={choosing}
        onOpened={setChoosing}
        onChoose={(chosen, reply) => {
          onWords(words.trim() === '' ? chosen : `${words.trimEnd()} ${chosen}`);
          onAdded(reply.label || reply.nextStep ? reply : null);
          setChoosing(false);
        }}
      />
      {added ? <AlsoDone added={added} onRemove={() => onAdded(null)} /> : null}
    </Stack>
  );
}
