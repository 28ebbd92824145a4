import type { Note } from '@nukkad/contract/people/note/note.model';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { NoteDialog } from './note-form.tsx';
import { noteEmpty } from './note.empty.ts';
import { List, Paragraph, Stack } from '../../ui/page/parts.tsx';
import styles from './note.module.css';
import { useNotes, useRemoveNote } from './note.queries.ts';

function Row({ note, showsDay }: { note: Note; showsDay: boolean }) {
  const { t, locale } = useTranslation();
  const remove = useRemoveNote();
  const edit = useDialogLink('note', { note: note.noteId });
  return (
    <li className={styles.note}>
      <p className={styles.meta}>
        {showsDay && <b>{formatInstant(`${note.day}T12:00:00Z`, 'day', locale)}</b>}
        <span>{note.isShared ? t('note.shared', 'Shared with manager') : t('note.private', 'Only you')}</span>
      </p>
      <Paragraph breaks typed translate="no">
        {note.words}
      </Paragraph>
      {note.can.edit && (
        <Acts>
          <ButtonLink {...edit} small tone="plain">
            {t('note.edit.short', 'Edit')}
          </ButtonLink>
          <Button
            small
            tone="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate(note.noteId, { onError: toastFailure })}
          >
            {t('note.remove', 'Delete')}
          </Button>
        </Acts>
      )}
    </li>
  );
}

/** Notes, the latest day first: one's own, or what a person who reports to one has shared. `day`: of this one alone. */
export function NoteList({ employeeId, day, today }: { employeeId?: string; day?: string; today: string }) {
  const { t } = useTranslation();
  const add = useDialogLink('note');
  const [search] = useSearchParams();
  const list = useNotes({ ...(employeeId && { employeeId }), ...(day && { day }) });
  const isOwn = employeeId === undefined;
  const shown = list.data?.pages
    .flatMap(({ items }) => items)
    .find(({ noteId }) => noteId === search.get('note'));
  const button = isOwn && <ButtonLink {...add}>{t('note.new', 'New note')}</ButtonLink>;
  const none = day ? (
    <Paragraph tone="quiet">{t('note.none.today', 'No notes for today.')}</Paragraph>
  ) : isOwn ? (
    <EmptyScreen screen={noteEmpty['no-notes']} action={button} />
  ) : (
    <EmptyScreen
      screen={noteEmpty['no-notes']}
      title={t('note.none.theirs', 'No shared notes')}
      words={t('note.none.theirs.words', 'Notes that this person shares with you appear here.')}
      action={null}
    />
  );
  return (
    <Stack gap={0.75} narrows>
      <Listed list={list} waiting={<ListSkeleton count={2} />} empty={none}>
        {(notes) => (
          <List gap={0}>
            {notes.map((note) => (
              <Row key={note.noteId} note={note} showsDay={!day} />
            ))}
          </List>
        )}
      </Listed>
      {isOwn && <NoteDialog note={shown ?? null} day={today} />}
    </Stack>
  );
}
