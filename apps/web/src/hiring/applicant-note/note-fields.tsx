import {
  mostMentions,
  mostNoteLetters,
  noteBody,
} from '@nukkad/contract/hiring/applicant-note/applicant-note.model';
import type { JobTeamMember } from '@nukkad/contract/hiring/job/job.model';
import * as z from 'zod/mini';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';

export interface TypedNote {
  readonly words: string;
  readonly mentionIds: readonly string[];
}
export const nothingTyped: TypedNote = { words: '', mentionIds: [] };
export const typedOf = (words: string, mentioned: readonly { readonly userId: string }[]): TypedNote => ({
  words,
  mentionIds: mentioned.map(({ userId }) => userId),
});

/** What is sent of a note, beside what it is about. */
export const noteSchema = z.object(noteBody);
export const noteOf = ({ words, mentionIds }: TypedNote) => ({ words, mentionIds: [...mentionIds] });

/** What is written, and who of the team is told of it. */
export function NoteFields({
  form: { fields, change, errors, lineAt },
  label,
  team,
}: {
  readonly form: SentForm<TypedNote>;
  readonly label: string;
  readonly team: readonly JobTeamMember[];
}) {
  const { t } = useTranslation();
  const others = team.filter(({ isOwn }) => !isOwn);
  return (
    <>
      <TextArea
        label={label}
        hint={t('applicantNote.hint', 'Only your team reads it. The candidate never sees it.')}
        rows={3}
        maxLength={mostNoteLetters}
        {...lineAt('words')}
      />
      {others.length > 0 && (
        <CheckList
          label={t('applicantNote.mention', 'Mention (optional). They get a message.')}
          name="mentionIds"
          most={mostMentions}
          options={others.map(({ userId, name }) => ({
            value: userId,
            label: <span translate="no">{name}</span>,
          }))}
          values={fields.mentionIds}
          error={errors['mentionIds']}
          onChange={(mentionIds) => change({ mentionIds })}
        />
      )}
    </>
  );
}
