import type { Group, GroupMember } from '@nukkad/contract/network/group/group.model';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { aboutMember, groupDialogs } from './group-paths.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { standingNames } from './group-words.ts';
import { useChangeMember, useGroupMembers } from './group.queries.ts';

type Of = Pick<Group, 'groupId' | 'name'>;

/** What may be done with one who is in it, or asks. */
function MemberMoves({ group: { groupId }, of }: { group: Of; of: GroupMember }) {
  const { t } = useTranslation();
  const accept = useChangeMember('accept');
  const [appoint, dismiss] = [useChangeMember('appoint'), useChangeMember('dismiss')];
  const { can, version } = of;
  const { memberId, name } = of.member;
  const request = { groupId, memberId, version };
  const about = { [aboutMember]: memberId };
  return (
    <Moves
      small
      gap={0.5}
      of={[
        {
          on: can.accept,
          label: t('group.accept', 'Accept'),
          'aria-label': t('group.accept.of', 'Accept the request of {{name}}', { name }),
          tone: 'neel',
          ...pressed(accept, request, t('group.accepted', 'They are in the group.')),
        },
        {
          on: can.decline,
          label: t('group.decline', 'Decline'),
          'aria-label': t('group.decline.of', 'Decline the request of {{name}}', { name }),
          opens: groupDialogs.declineMember,
          about,
        },
        {
          on: can.appoint,
          label: t('group.appoint', 'Make moderator'),
          'aria-label': t('group.appoint.of', 'Make moderator: {{name}}', { name }),
          ...pressed(appoint, request, t('group.appointed', 'They can now decide about requests and posts.')),
        },
        {
          on: can.dismiss,
          label: t('group.dismiss', 'Not a moderator'),
          'aria-label': t('group.dismiss.of', 'Not a moderator: {{name}}', { name }),
          ...pressed(dismiss, request, t('group.dismissed', 'They are a member now.')),
        },
        {
          on: can.handOver,
          label: t('group.handOver', 'Hand over'),
          'aria-label': t('group.handOver.of', 'Hand over to {{name}}', { name }),
          opens: groupDialogs.handOver,
          about,
        },
        {
          on: can.remove,
          label: t('group.remove', 'Remove'),
          'aria-label': t('group.remove.of', 'Remove {{name}}', { name }),
          opens: groupDialogs.remove,
          about,
        },
      ]}
    />
  );
}

function Questions({ group: { groupId, name }, members }: { group: Of; members: readonly GroupMember[] }) {
  const { t } = useTranslation();
  const owns = [aboutMember];
  const removing = useUrlDialog(groupDialogs.remove, owns);
  const declining = useUrlDialog(groupDialogs.declineMember, owns);
  const handing = useUrlDialog(groupDialogs.handOver, owns);
  const handOver = useChangeMember('handOver');
  const asked = removing.get(aboutMember);
  const of = members.find(({ member }) => member.memberId === asked);
  if (!of) return null;
  const request = { groupId, memberId: of.member.memberId, version: of.version };
  const who = of.member.name;
  return (
    <>
      <ReasonDialog
        dialog={removing}
        when={of.can.remove}
        action="remove"
        title={t('group.remove.title', 'Remove {{name}} from the group?', { name: who })}
        consequence={t('group.remove.words', 'Their posts stay. They can come back in three weeks.')}
        save={t('group.remove', 'Remove')}
        said={t('group.removed', 'Removed from the group.')}
        request={request}
      />
      <ReasonDialog
        dialog={declining}
        when={of.can.decline}
        action="decline"
        title={t('group.decline.title', 'Decline the request of {{name}}?', { name: who })}
        consequence={t('group.decline.words', 'They can ask again in three weeks.')}
        save={t('group.decline', 'Decline')}
        said={t('group.declined', 'Request declined.')}
        request={request}
      />
      <Question
        dialog={handing}
        when={of.can.handOver}
        title={t('group.handOver.title', 'Hand {{group}} over to {{name}}?', { group: name, name: who })}
        consequences={[
          t('group.handOver.owner', 'They own the group from now on.'),
          t('group.handOver.you', 'You stay as a moderator.'),
        ]}
        confirm={t('group.handOver', 'Hand over')}
        send={handOver}
        request={request}
        said={t('group.handOver.done', 'Handed over.')}
      />
    </>
  );
}

/** Who is in the group, or asks to be, page by page. */
export function GroupMembers({ group, of }: { group: Of; of: 'members' | 'requests' }) {
  const { t } = useTranslation();
  const none =
    of === 'requests' ? (
      <EmptyState scene="people" title={t('group.requests.none', 'No requests waiting')}>
        {t('group.requests.none.words', 'Who asks to join appears here until you answer.')}
      </EmptyState>
    ) : (
      <EmptyState scene="people" title={t('group.members.none', 'No members to show')}>
        {t('group.members.none.words', 'Join the group to see who is in it.')}
      </EmptyState>
    );
  return (
    <Listed list={useGroupMembers(group.groupId, of)} waiting={<ListSkeleton count={3} />} empty={none}>
      {(items) => (
        <>
          <CardList>
            {items.map((item) => (
              <Card as="li" quiet key={item.member.memberId}>
                <Stack gap={0.75} narrows>
                  <MemberLine member={item.member} as="h2">
                    {of === 'members' ? (
                      standingNames[item.standing]?.(t)
                    ) : (
                      <>
                        {t('group.asks', 'Asked')} <DateTime at={item.since} as="short" />
                      </>
                    )}
                  </MemberLine>
                  <MemberMoves group={group} of={item} />
                </Stack>
              </Card>
            ))}
          </CardList>
          <Questions group={group} members={items} />
        </>
      )}
    </Listed>
  );
}
