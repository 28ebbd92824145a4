import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { addDeskNote } from '@nukkad/contract/market/desk/desk.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSaving } from '../../ui/use-saving.ts';

function NoteForm({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint: addDeskNote,
    initial: { text: '' },
    bodyOf: ({ text }) => ({ text }),
    params: { bookingId },
    onClose,
  });
  return (
    <DialogForm title={t('desk.addNote', 'Add note')} doIt={t('desk.addNote', 'Add note')} {...dialog}>
      <Textarea
        label={t('desk.note', 'Note')}
        description={t('desk.noteWords', 'For colleagues. Neither the customer nor the partner sees it.')}
        autosize
        minRows={3}
        maxLength={1_000}
        required
        value={fields.text}
        error={errors['text']}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </DialogForm>
  );
}

/** What colleagues wrote, the newest first. */
export function BookingNotes({ booking: { bookingId, notes } }: { booking: DeskBooking }) {
  const [isOpen, open] = useState(false);
  return (
    <Panel
      title={t('desk.notes', 'Notes')}
      beside={
        <Button variant="default" onClick={() => open(true)}>
          {t('desk.addNote', 'Add note')}
        </Button>
      }
    >
      {notes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('desk.noNotes', 'No notes yet. Write what the next colleague should know.')}
        </Text>
      ) : (
        <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {notes.map(({ noteId, text, writtenBy, at }) => (
            <li key={noteId}>
              <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Text>
              <Group gap="xs">
                <Text size="xs" c="dimmed">
                  {writtenBy} · <Moment at={at} />
                </Text>
              </Group>
            </li>
          ))}
        </Stack>
      )}
      {isOpen ? <NoteForm bookingId={bookingId} onClose={() => open(false)} /> : null}
    </Panel>
  );
}
