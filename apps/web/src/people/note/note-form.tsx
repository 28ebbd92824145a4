import { addNote, editNote } from '@nukkad/contract/people/note/note.api';
import { type Note, noteWords } from '@nukkad/contract/people/note/note.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';

const schema = z.object({ words: noteWords, isShared: z.boolean() });
type Typed = z.output<typeof schema>;

function Fields({ note, day, onDone }: { note: Note | null; day: string; onDone: () => void }) {
  const { t } = useTranslation();
  const add = useSend(addNote);
  const edit = useSend(editNote);
  const initial: Typed = { words: note?.words ?? '', isShared: note?.isShared ?? false };
  return (
    <SentFields
      save={t('note.save', 'Save note')}
      send={async (typed: Typed) =>
        note
          ? edit.mutateAsync({ noteId: note.noteId, version: note.version, ...typed })
          : add.mutateAsync({ day, ...typed })
      }
      initial={initial}
      schema={schema}
      onSent={onDone}
    >
      {({ fields, change, lineAt }) => (
        <>
          <TextArea label={t('note.words', 'Note')} {...lineAt('words')} rows={4} maxLength={2_000} />
          <SwitchLine
            title={t('note.share', 'Share with my manager')}
            about={t('note.share.about', 'Off: only you can read it.')}
            checked={fields.isShared}
            onChange={(isShared) => change({ isShared })}
          />
        </>
      )}
    </SentFields>
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
