import { updateGroup } from '@nukkad/contract/network/group/group.api';
import { type Group, changeGroupBody } from '@nukkad/contract/network/group/group.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { GroupFields, type TypedGroup, settingsOf } from './group-form.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { groupDialogs } from './group-paths.ts';
import { useCloseGroup, useOwnMembership } from './group.queries.ts';

/** Behind `?dialog=group-settings`. */
function GroupSettings({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { groupId, version, name, description, rules, tradeId, cityCode, city } = group;
  const { colour, cover, joining, forVisitors, approvesPosts } = group;
  const initial: TypedGroup = {
    name,
    description,
    rules: rules.join('\n'),
    tradeId: tradeId ?? '',
    cityCode,
    city,
    colour,
    cover,
    joining,
    forVisitors,
    approvesPosts,
  };
  return (
    <FormDialog
      dialog={useUrlDialog(groupDialogs.settings)}
      when={group.can.change}
      title={t('group.settings.title', 'Group settings')}
      save={t('group.settings.save', 'Save')}
      send={useSend(updateGroup)}
      said={t('group.settings.done', 'Saved.')}
      initial={initial}
      schema={changeGroupBody}
      bodyOf={(typed) => ({ groupId, version, ...settingsOf(typed) })}
    >
      {(form) => <GroupFields {...form} />}
    </FormDialog>
  );
}

function LeaveGroup({ group: { groupId, name, can, standing, members } }: { group: Group }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ofOwner =
    members > 1
      ? t('group.leave.hands', 'It goes to the oldest moderator, or else the oldest member.')
      : t('group.leave.closes', 'You are the last one: the group closes.');
  return (
    <Question
      dialog={useUrlDialog(groupDialogs.leave)}
      when={can.leave}
      title={t('group.leave.title', 'Leave {{name}}?', { name })}
      consequences={[
        t('group.leave.posts', 'Your posts stay. You no longer see what is said here.'),
        ...(standing === 'owner' ? [ofOwner] : []),
      ]}
      confirm={t('group.leave', 'Leave')}
      send={useOwnMembership('leave')}
      request={groupId}
      said={t('group.left', 'You have left the group.')}
      onSent={() => navigate('/groups?mine=true')}
    />
  );
}

function CloseGroup({ group: { groupId, version, name, can } }: { group: Group }) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog(groupDialogs.close)}
      when={can.close}
      danger
      title={t('group.close.title', 'Close {{name}} for good?', { name })}
      consequences={[
        t(
          'group.close.members',
          'We’ll let each member know. No one can read or write here any more, not even you.',
        ),
        t('group.close.instead', 'You can hand the group over to a member instead.'),
      ]}
      confirm={t('group.close', 'Close group')}
      send={useCloseGroup()}
      request={{ groupId, version }}
      said={t('group.close.done', 'The group is closed.')}
    />
  );
}

export function GroupDialogs({ group }: { group: Group }) {
  return (
    <>
      <GroupSettings group={group} />
      <LeaveGroup group={group} />
      <CloseGroup group={group} />
      <InviteDialog group={group} />
    </>
  );
}
