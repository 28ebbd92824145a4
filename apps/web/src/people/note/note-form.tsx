import { type Note, noteWords } from '@nukkad/contract/people/note/note.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { SwitchLine } from '../../ui/switch-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { UrlModal } from '../../ui/url-modal.tsx';
import { useAddNote, useEditNote } from './note.queries.ts';

const schema = z.object({ words: noteWords, isShared: z.boolean() });
type Typed = z.output<typeof schema>;

function Fields({ note, day, onDone }: { note: Note | null; day: string; onDone: () => void }) {
  const { t } = useTranslation();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const add = useAddNote();
  const edit = useEditNote();
  const { fields, errors, busy, change, submit } = useForm<Typed>({
    initial: { words: note?.words ?? '', isShared: note?.isShared ?? false },
    schema,
    send: async (typed) => {
      if (note) await edit.mutateAsync({ noteId: note.noteId, version: note.version, ...typed });
      else await add.mutateAsync({ idempotencyKey, body: { day, ...typed } });
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <TextArea
        label={t('note.words', 'Note')}
        name="words"
        rows={4}
        maxLength={2_000}
        value={fields.words}
        error={errors['words']}
        onChange={({ target }) => change({ words: target.value })}
      />
      <SwitchLine
        title={t('note.share', 'Share with my manager')}
        about={t('note.share.about', 'Off: only you can read it.')}
        checked={fields.isShared}
        onChange={(isShared) => change({ isShared })}
      />
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('note.save', 'Save note')}
      </Button>
    </Form>
  );
}

/** A new note of a day, or one that is there: `?dialog=note`, and `&note=` for the latter. */
export function NoteDialog({ note, day }: { note: Note | null; day: string }) {
  const { t } = useTranslation();
  return (
    <UrlModal
      name="note"
      owns={['note']}
      title={note ? t('note.edit', 'Edit note') : t('note.new', 'New note')}
    >
      {(close) => <Fields key={note?.noteId ?? 'new'} note={note} day={day} onDone={close} />}
    </UrlModal>
  );
}
