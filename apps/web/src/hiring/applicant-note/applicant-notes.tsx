import {
  listApplicantNotes,
  writeApplicantNote,
} from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import type { ApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import { listJobTeam } from '@nukkad/contract/hiring/job/job.api';
import type { JobTeamMember } from '@nukkad/contract/hiring/job/job.model';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { CardHead, Note, Paragraph, Small, Stack, Text } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { NoteDialogs } from './note-dialogs.tsx';
import { NoteFields, noteOf, noteSchema, nothingTyped } from './note-fields.tsx';

interface OfJob {
  readonly applicationId: string;
  readonly team: readonly JobTeamMember[];
}

function WriteNote({ applicationId, team }: OfJob) {
  const { t } = useTranslation();
  return (
    <Card quiet>
      <SentFields
        save={t('applicantNote.write', 'Add note')}
        send={useSend(writeApplicantNote)}
        said={t('applicantNote.written', 'Note added')}
        initial={nothingTyped}
        schema={noteSchema}
        bodyOf={(typed) => ({ applicationId, ...noteOf(typed) })}
        incomplete={({ words }) => words.trim() === ''}
        onSent={(_note, change) => change(nothingTyped)}
      >
        {(form) => <NoteFields form={form} label={t('applicantNote.new', 'New note')} team={team} />}
      </SentFields>
    </Card>
  );
}

function OneNote({ note }: { readonly note: ApplicantNote }) {
  const { t } = useTranslation();
  const { applicantNoteId, words, writtenBy, isOwn, mentions, writtenAt, editedAt, can } = note;
  const names = mentions.map(({ name }) => name).filter(Boolean);
  return (
    <Card as="li" quiet>
      <CardHead>
        <Text weight={650}>
          {isOwn ? t('applicantNote.you', 'You') : <span translate="no">{writtenBy}</span>}
        </Text>
        <Small>
          <DateTime at={writtenAt} as="short" />
          {editedAt && ` · ${t('applicantNote.changed', 'edited')}`}
        </Small>
      </CardHead>
      <Paragraph above={0.35} lines>
        {words}
      </Paragraph>
      {names.length > 0 && (
        <Note above={0.35} size="sm">
          {t('applicantNote.mentions', 'Mentions:')} <span translate="no">{names.join(', ')}</span>
        </Note>
      )}
      <Moves
        small
        gap={0.5}
        above={0.6}
        of={[
          {
            on: can.edit,
            opens: 'edit-note',
            about: { note: applicantNoteId },
            label: t('applicantNote.edit', 'Edit'),
            tone: 'plain',
          },
          {
            on: can.delete,
            opens: 'delete-note',
            about: { note: applicantNoteId },
            label: t('applicantNote.delete.short', 'Delete'),
            tone: 'quiet',
          },
        ]}
      />
    </Card>
  );
}

/** What the team wrote of an applicant, the newest first; it is the team’s alone. */
export function ApplicantNotes({
  applicationId,
  jobId,
}: {
  readonly applicationId: string;
  readonly jobId: string;
}) {
  const { t } = useTranslation();
  const list = usePages(listApplicantNotes, { applicationId, limit: 20 });
  const team = useAsked(listJobTeam, { query: { jobId } }).data?.items ?? [];
  return (
    <Section title={t('applicantNote.title', 'Team notes')}>
      <Stack gap={0.75}>
        <WriteNote applicationId={applicationId} team={team} />
        <Listed
          list={list}
          waiting={<ListSkeleton count={1} />}
          empty={
            <EmptyState scene="empty" title={t('applicantNote.none', 'No notes yet')}>
              {t('applicantNote.none.words', 'Write what your team should know about this applicant.')}
            </EmptyState>
          }
        >
          {(notes) => (
            <>
              <CardList>
                {notes.map((note) => (
                  <OneNote key={note.applicantNoteId} note={note} />
                ))}
              </CardList>
              <NoteDialogs notes={notes} team={team} />
            </>
          )}
        </Listed>
      </Stack>
    </Section>
  );
}
