import type { Invitee, InviteeState } from '@nukkad/contract/network/group/group-invitation.model';
import type { Group } from '@nukkad/contract/network/group/group.model';
import { useDeferredValue, useState } from 'react';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { groupDialogs } from './group-paths.ts';
import { useInvite, useInvitees, useWithdrawInvitation } from './group.queries.ts';
import styles from './group.module.css';

const stateNames: Readonly<Record<InviteeState, ((t: Translate) => string) | null>> = {
  free: null,
  invited: (t) => t('group.invitee.invited', 'Invited'),
  asks: (t) => t('group.invitee.asks', 'Asks to join'),
  in: (t) => t('group.invitee.in', 'In the group'),
  not_now: (t) => t('group.invitee.notNow', 'Not for now'),
};

function InviteeLine({ groupId, of: { member, state, can } }: { groupId: string; of: Invitee }) {
  const { t } = useTranslation();
  const [invite, withdraw] = [useInvite(), useWithdrawInvitation()];
  const { memberId, name } = member;
  const about = { groupId, memberId };
  return (
    <Card as="li" quiet>
      <div className={styles.invitee}>
        <MemberLine member={member} as="strong">
          {stateNames[state]?.(t)}
        </MemberLine>
        <Moves
          small
          gap={0.5}
          of={[
            {
              on: can.invite,
              label: t('group.invite', 'Invite'),
              'aria-label': t('group.invite.of', 'Invite {{name}}', { name }),
              tone: 'neel',
              ...pressed(invite, about, t('group.invited', 'Invited. They can accept in their notices.')),
            },
            {
              on: can.withdraw,
              label: t('group.uninvite', 'Take back'),
              'aria-label': t('group.uninvite.of', 'Take back the invitation of {{name}}', { name }),
              ...pressed(withdraw, about, t('group.uninvited', 'Invitation taken back.')),
            },
          ]}
        />
      </div>
    </Card>
  );
}

function NoOne({ isTyped }: { isTyped: boolean }) {
  const { t } = useTranslation();
  if (isTyped)
    return (
      <EmptyState scene="search" title={t('group.invite.none.found', 'No connection of this name')}>
        {t(
          'group.invite.none.found.words',
          'Check the spelling. You can invite people you are connected with.',
        )}
      </EmptyState>
    );
  return (
    <EmptyState
      scene="people"
      title={t('group.invite.none', 'No connections to invite yet')}
      action={
        <ButtonLink to="/network/find" tone="plain">
          {t('group.invite.find', 'Find people')}
        </ButtonLink>
      }
    >
      {t('group.invite.none.words', 'Connect with people first; then you can invite them to your groups.')}
    </EmptyState>
  );
}

function Invitees({ group: { groupId, joining, standing } }: { group: Group }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const isAsked = joining === 'request' && standing === 'member';
  return (
    <Stack gap={1} narrows>
      <TextField
        label={t('group.invite.search', 'Name of a connection')}
        type="search"
        value={typed}
        maxLength={80}
        data-autofocus
        onChange={({ target }) => setTyped(target.value)}
      />
      {isAsked && (
        <Note>{t('group.invite.byMember', 'Who accepts then waits until a moderator agrees.')}</Note>
      )}
      <Listed
        list={useInvitees(groupId, asked)}
        waiting={<ListSkeleton count={3} />}
        empty={<NoOne isTyped={asked !== ''} />}
      >
        {(items) => (
          <CardList>
            {items.map((item) => (
              <InviteeLine key={item.member.memberId} groupId={groupId} of={item} />
            ))}
          </CardList>
        )}
      </Listed>
    </Stack>
  );
}

/** Behind `?dialog=invite-to-group`: own connections by name, and inviting them. */
export function InviteDialog({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { opened, close } = useUrlDialog(groupDialogs.invite);
  if (!opened || !group.can.invite) return null;
  return (
    <Dialog
      opened
      onClose={close}
      title={t('group.invite.title', 'Invite to {{name}}', { name: group.name })}
    >
      <Invitees group={group} />
    </Dialog>
  );
}
