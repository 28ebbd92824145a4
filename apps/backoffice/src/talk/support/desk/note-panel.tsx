import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { addSessionNote } from '@nukkad/contract/talk/support/session-office.api';
import { call } from '../../../platform/call.ts';
import { useForm } from '../../../platform/use-form.ts';
import { t } from '../../../platform/words.ts';
import { Form } from '../../../ui/form.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { DeskTalk } from './talk-panel.tsx';
import { renewTalks } from './talks.ts';

function NoteForm({ sid }: { sid: string }) {
  const { fields, errors, busy, change, submit } = useForm({
    endpoint: addSessionNote,
    initial: { note: '' },
    bodyOf: ({ note }) => ({ note }),
    send: async (body) => {
      await call(addSessionNote, { params: { sid }, body });
      change({ note: '' });
      await renewTalks();
    },
  });
  return (
    <Form onSubmit={submit} refused={errors['form'] ?? null}>
      <Textarea
        label={t('talks.note', 'Private note')}
        description={t('talks.noteHint', 'Staff read this. The customer doesn’t.')}
        autosize
        minRows={1}
        maxLength={1_000}
        value={fields.note}
        error={errors['note']}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <Group justify="end">
        <Button type="submit" variant="default" loading={busy}>
          {t('talks.addNote', 'Add note')}
        </Button>
      </Group>
    </Form>
  );
}

/** Notes that staff alone read, and the field for one more. */
export function NotePanel({ talk: { notes, session } }: { talk: DeskTalk }) {
  return (
    <Panel title={t('talks.notes', 'Notes')}>
      <Stack gap="xs">
        {notes.map(({ noteId, by, note, at }) => (
          <div key={noteId}>
            <Text size="xs" c="dimmed">
              {by} · <Moment at={at} />
            </Text>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {note}
            </Text>
          </div>
        ))}
        <NoteForm key={session.sid} sid={session.sid} />
      </Stack>
    </Panel>
  );
}
