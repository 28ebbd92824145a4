import { changeGroupMember } from '@nukkad/contract/network/group/group.api';
import { mostReasonLetters } from '@nukkad/contract/network/group/group.model';
import { type GroupReason, groupReasons } from '@nukkad/contract/network/group/group-membership.noun';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { reasonNames } from './group-words.ts';
import type { AboutMember } from './group.queries.ts';

interface Typed {
  readonly reason: GroupReason;
  readonly words: string;
}

/** Removing a member, or declining a request: the one concerned reads why. */
export function ReasonDialog({
  dialog,
  when,
  action,
  title,
  consequence,
  save,
  said,
  request,
}: {
  dialog: OpenDialog;
  when: boolean;
  action: 'remove' | 'decline';
  title: string;
  consequence: string;
  save: string;
  said: string;
  request: AboutMember;
}) {
  const { t } = useTranslation();
  const initial: Typed = { reason: 'rules', words: '' };
  return (
    <FormDialog
      dialog={dialog}
      when={when}
      title={title}
      save={save}
      send={useSend(changeGroupMember)}
      said={said}
      initial={initial}
      bodyOf={({ reason, words }) => ({
        ...request,
        action,
        reason,
        ...(words.trim() !== '' && { words: words.trim() }),
      })}
      refusedAt="words"
    >
      {({ fields, change, lineAt, errors }) => (
        <>
          <Note>{consequence}</Note>
          <RadioList
            wide
            label={t('group.reason', 'Why? They read this.')}
            name="reason"
            options={groupReasons.map((value) => ({
              value,
              label: value === 'other' ? t('group.reason.another', 'Another reason') : reasonNames[value](t),
            }))}
            value={fields.reason}
            onChange={(reason) => change({ reason })}
            error={errors['reason']}
          />
          <TextArea
            label={t('group.reason.words', 'In your own words (optional)')}
            hint={t('group.description.hint', 'Leave out phone numbers, emails and links.')}
            {...lineAt('words')}
            rows={3}
            maxLength={mostReasonLetters}
          />
        </>
      )}
    </FormDialog>
  );
}
