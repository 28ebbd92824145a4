import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { addIncidentNote } from '@nukkad/contract/talk/support/incident-handling.api';
import { useEffect, useState } from 'react';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { keepDraft, keptDraft } from './desk/kept-draft.ts';
import { Said } from './incident-talk.tsx';
import { useIncidentAct } from './use-incident-act.ts';

const draftOf = (incidentId: string) => `request note ${incidentId}`;

/** Notes that staff alone read, and the field for one more; it lies in the form of the reply and has a button of its own. */
export function IncidentNotes({ incident: { incidentId, notes } }: { incident: OfficeIncident }) {
  const [note, setNote] = useState(() => keptDraft(draftOf(incidentId)));
  const { act, busy, refused } = useIncidentAct();
  useEffect(() => keepDraft(draftOf(incidentId), note), [incidentId, note]);
  const add = async () => {
    const body = { note };
    const kept = await act(
      () => call(addIncidentNote, { params: { incidentId }, body }),
      t('support.noteKept', 'Note saved.'),
    );
    if (kept) setNote('');
  };
  return (
    <Panel title={t('support.notes', 'Private notes')}>
      <Stack gap="sm">
        {notes.map(({ noteId, by, note: words, at }) => (
          <Said key={noteId} by={by} at={at}>
            {words}
          </Said>
        ))}
        <Textarea
          label={t('support.note', 'Private note')}
          description={t('support.noteHint', 'Staff read this. The customer doesn’t.')}
          autosize
          minRows={1}
          maxLength={1_000}
          value={note}
          error={refused}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="end">
          <Button variant="default" loading={busy} disabled={note.trim() === ''} onClick={() => void add()}>
            {t('support.addNote', 'Add note')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
