import { Box, Button, Group, Textarea } from '@mantine/core';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { type DeskSession, sayAtDesk } from '@nukkad/contract/talk/support/session-office.api';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/call.ts';
import { useForm } from '../../../platform/use-form.ts';
import { t } from '../../../platform/words.ts';
import { Form } from '../../../ui/form.tsx';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { AddFile, WaitingFiles } from './line-files.tsx';
import { newLineId } from './new-line-id.ts';
import { ReadyReplies, useReadyReplies } from './ready-replies.tsx';
import { renewTalks } from './talks.ts';
import { useLineFiles } from './use-line-files.ts';

/** Enter sends; with Shift it begins a line, and on a phone always. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, shiftKey, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
  if (!matchMedia('(min-width: 48em)').matches) return;
  event.preventDefault();
  currentTarget.form?.requestSubmit();
}

/** What the customer reads; the same words sent again are kept once. */
export function SayForm({ session }: { session: DeskSession }) {
  const { sid } = session;
  const field = useRef<HTMLTextAreaElement>(null);
  const replies = useReadyReplies(session);
  const [choosing, setChoosing] = useState(false);
  const [messageId, setMessageId] = useState(newLineId);
  const files = useLineFiles(sid);
  const { fields, errors, busy, change, submit } = useForm<
    { text: string },
    EndpointInput<typeof sayAtDesk>['body']
  >({
    endpoint: sayAtDesk,
    initial: { text: keptDraft(sid) },
    bodyOf: ({ text }) => ({
      messageId,
      text,
      documents: files.documents.map(({ documentId }) => documentId),
    }),
    send: async (body) => {
      await call(sayAtDesk, { params: { sid }, body });
      change({ text: '' });
      files.clear();
      setMessageId(newLineId());
      await renewTalks();
    },
  });
  useEffect(() => keepDraft(sid, fields.text), [sid, fields.text]);
  /** Behind what was typed; the agent reads it over before it is sent. */
  const insert = (words: string) => {
    change({ text: fields.text.trim() === '' ? words : `${fields.text.trimEnd()} ${words}` });
    setChoosing(false);
    field.current?.focus();
  };
  const byKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== '/' || fields.text !== '') return sendByKey(event);
    event.preventDefault();
    setChoosing(true);
  };
  return (
    <Form onSubmit={submit} refused={errors['form'] ?? null}>
      <Textarea
        ref={field}
        label={t('talks.reply', 'Reply')}
        description={
          <Box component="span" visibleFrom="sm">
            {t('talks.replyHint', 'Enter sends, Shift and Enter begins a new line, / shows ready replies.')}
          </Box>
        }
        autosize
        minRows={2}
        maxRows={8}
        maxLength={4_000}
        value={fields.text}
        error={errors['text']}
        onKeyDown={byKey}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <WaitingFiles documents={files.documents} failure={files.failure} onRemove={files.remove} />
      <Group justify="space-between">
        <Group gap="xs">
          <AddFile busy={files.busy} onFiles={(chosen) => void files.add(chosen)} />
          <ReadyReplies replies={replies} opened={choosing} onOpened={setChoosing} onChoose={insert} />
        </Group>
        <Button type="submit" loading={busy || files.busy} leftSection={<IconSend size={20} aria-hidden />}>
          {t('talks.send', 'Send')}
        </Button>
      </Group>
    </Form>
  );
}
