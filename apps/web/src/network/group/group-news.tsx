import type { Group, GroupCard } from '@nukkad/contract/network/group/group.model';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Stack, Text } from '../../ui/page/parts.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { reasonNames } from './group-words.ts';
import { useAnswerInvitation } from './group.queries.ts';

/** Accepting or declining an invitation. */
export function InvitationMoves({ group: { groupId, name, can } }: { group: GroupCard }) {
  const { t } = useTranslation();
  const [accept, decline] = [useAnswerInvitation('accept'), useAnswerInvitation('decline')];
  return (
    <Moves
      small
      gap={0.5}
      of={[
        {
          on: can.accept,
          label: t('group.invitation.accept', 'Accept'),
          'aria-label': t('group.invitation.accept.of', 'Accept the invitation to {{name}}', { name }),
          tone: 'neel',
          ...pressed(accept, groupId, t('group.invitation.accepted', 'Accepted.')),
        },
        {
          on: can.accept,
          label: t('group.invitation.decline', 'Decline'),
          'aria-label': t('group.invitation.decline.of', 'Decline the invitation to {{name}}', { name }),
          ...pressed(decline, groupId, t('group.invitation.declined', 'Declined. We tell no one.')),
        },
      ]}
    />
  );
}

function Invitation({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { inviter, can } = group;
  if (!can.accept || !inviter) return null;
  return (
    <Card as="section" quiet>
      <Stack gap={0.75} narrows>
        <h2>{t('group.invitation', 'You are invited')}</h2>
        <MemberLine member={inviter} as="strong">
          {t('group.invitation.by', 'invites you to this group')}
        </MemberLine>
        <InvitationMoves group={group} />
      </Stack>
    </Card>
  );
}

/** Why one was not let in, or is not in it any more, and from when one may ask again. */
function RefusalCard({ group: { refusal, standing } }: { group: Group }) {
  const { t } = useTranslation();
  if (!refusal || standing !== 'none') return null;
  const { status, reason, words, againFrom } = refusal;
  return (
    <Card as="section" quiet>
      <Stack gap={0.5} narrows>
        <h2>
          {status === 'declined'
            ? t('group.refusal.declined', 'Your request was declined')
            : t('group.refusal.removed', 'You are no longer in this group')}
        </h2>
        <Text as="p">{reasonNames[reason](t)}</Text>
        {words && (
          <Text as="p" breaks translate="no" dir="auto">
            “{words}”
          </Text>
        )}
        {againFrom && (
          <Note>
            {t('group.refusal.again', 'You can ask again from')} <DateTime at={againFrom} as="day" />
          </Note>
        )}
      </Stack>
    </Card>
  );
}

/** What the reader has to know of the group before its tabs. */
export function GroupNews({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { status, closedAt, changedHands, owner } = group;
  return (
    <>
      {status === 'closed' && (
        <Card as="section" quiet>
          <Stack gap={0.5} narrows>
            <h2>{t('group.closed', 'This group is closed')}</h2>
            <Note>
              {t('group.closed.words', 'Its owner closed it. What was said in it can no longer be read.')}{' '}
              {closedAt && <DateTime at={closedAt} as="day" />}
            </Note>
          </Stack>
        </Card>
      )}
      <Invitation group={group} />
      <RefusalCard group={group} />
      {status === 'open' && changedHands && owner && (
        <Note size="sm">
          {t('group.changedHands', '{{name}} owns this group since', { name: owner.name })}{' '}
          <DateTime at={changedHands} as="day" />
        </Note>
      )}
    </>
  );
}
