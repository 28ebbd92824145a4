import { listJobTeam } from '@nukkad/contract/hiring/job/job.api';
import { mostJobMembers } from '@nukkad/contract/hiring/job/job.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { Note } from '../../ui/page/parts.tsx';
import type { StepProps } from './step-props.ts';

/** Everyone of the team who may see hiring, or chosen people; not asked where no one else may. */
export function TeamFields({ form: { fields, errors, change } }: StepProps) {
  const { t } = useTranslation();
  const team = useAsked(listJobTeam, { query: {} }).data?.items ?? [];
  const others = team.filter(({ isOwner, isOwn }) => !isOwner && !isOwn);
  if (others.length === 0) return null;
  const isOwner = team.some((one) => one.isOwner && one.isOwn);
  return (
    <>
      <RadioList
        label={t('posting.seenBy', 'Who in your team sees this job and its applicants')}
        name="seenBy"
        options={[
          { value: 'all', label: t('posting.seenBy.all', 'Everyone with access to hiring') },
          { value: 'chosen', label: t('posting.seenBy.chosen', 'Only people you choose') },
        ]}
        value={fields.seenBy}
        onChange={(seenBy) => change({ seenBy })}
      />
      {fields.seenBy === 'chosen' && (
        <>
          <CheckList
            label={t('posting.members', 'People who see it')}
            name="memberIds"
            most={mostJobMembers}
            options={others.map(({ userId, name, designation }) => ({
              value: userId,
              label: <span translate="no">{[name, designation].filter(Boolean).join(', ')}</span>,
            }))}
            values={fields.memberIds}
            error={errors['memberIds']}
            onChange={(memberIds) => change({ memberIds })}
          />
          <Note>
            {isOwner
              ? t(
                  'posting.members.owner',
                  'You always see it. People with access to messages can read chats with applicants.',
                )
              : t(
                  'posting.members.staff',
                  'You and the owner always see it. People with access to messages can read chats with applicants.',
                )}
          </Note>
        </>
      )}
    </>
  );
}
