import {
  editApplicantNote,
  removeApplicantNote,
} from '@nukkad/contract/hiring/applicant-note/applicant-note.api';
import type { ApplicantNote } from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import type { JobTeamMember } from '@nukkad/contract/hiring/job/job.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Quoted } from '../../ui/page/parts.tsx';
import { NoteFields, noteOf, noteSchema, typedOf } from './note-fields.tsx';

interface OfNote {
  readonly note: ApplicantNote;
  readonly dialog: OpenDialog;
}

/** Who was mentioned and has left the team since cannot be chosen, and is taken off. */
function EditForm({
  note: { applicantNoteId, version, words, mentions, can },
  dialog,
  team,
}: OfNote & { readonly team: readonly JobTeamMember[] }) {
  const { t } = useTranslation();
  const there = mentions.filter(({ userId }) => team.some((one) => one.userId === userId));
  return (
    <FormDialog
      dialog={dialog}
      when={can.edit}
      title={t('applicantNote.edit.title', 'Edit note')}
      save={t('applicantNote.edit.save', 'Save note')}
      send={useSend(editApplicantNote)}
      said={t('applicantNote.edited', 'Note saved')}
      initial={typedOf(words, there)}
      schema={noteSchema}
      bodyOf={(typed) => ({ applicantNoteId, version, ...noteOf(typed) })}
    >
      {(form) => <NoteFields form={form} label={t('applicantNote.words', 'Note')} team={team} />}
    </FormDialog>
  );
}

function RemoveQuestion({ note: { applicantNoteId, words, can }, dialog }: OfNote) {
  const { t } = useTranslation();
  const removing = useSend(removeApplicantNote, {
    given: (one: string) => ({ query: { applicantNoteId: one } }),
  });
  return (
    <Question
      dialog={dialog}
      when={can.delete}
      title={t('applicantNote.delete.title', 'Delete this note?')}
      consequences={[t('applicantNote.delete.follows', 'No one in your team can read it any more.')]}
      confirm={t('applicantNote.delete', 'Delete note')}
      danger
      send={removing}
      said={t('applicantNote.deleted', 'Note deleted')}
      request={applicantNoteId}
    >
      <Quoted lines>{words}</Quoted>
    </Question>
  );
}

/** Of the note that the address names: `?dialog=edit-note&note=…`. */
export function NoteDialogs({
  notes,
  team,
}: {
  readonly notes: readonly ApplicantNote[];
  readonly team: readonly JobTeamMember[];
}) {
  const editing = useUrlDialog('edit-note', ['note']);
  const removing = useUrlDialog('delete-note', ['note']);
  const named = (id: string | null | undefined) =>
    notes.find(({ applicantNoteId }) => applicantNoteId === id);
  const edited = named(editing.get('note'));
  const removed = named(removing.get('note'));
  return (
    <>
      {edited && <EditForm key={edited.applicantNoteId} note={edited} dialog={editing} team={team} />}
      {removed && <RemoveQuestion note={removed} dialog={removing} />}
    </>
  );
}
