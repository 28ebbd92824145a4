import type { Group } from '@nukkad/contract/network/group/group.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { ReportDialog, useReportLink } from '../../nouns/moderation/report-link.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Note, Stack, Text } from '../../ui/page/parts.tsx';
import { PageTabs } from '../../ui/page/url-tabs.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { DeniedState } from '../../ui/state/denied-state.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { GroupDialogs } from './group-dialogs.tsx';
import { GroupActs, GroupBanner, GroupCover, useGroupFacts } from './group-head.tsx';
import { GroupNews } from './group-news.tsx';
import { GroupMembers } from './group-members.tsx';
import { type GroupTab, groupDialogs, groupPath, groupTabs, openGroupPath } from './group-paths.ts';
import { useGroup } from './group.queries.ts';
import styles from './group.module.css';
import { WaitingPosts } from './waiting-posts.tsx';

const isIn = ({ standing }: Group) =>
  standing === 'owner' || standing === 'moderator' || standing === 'member';

function Tabs({ group }: { group: Group }) {
  const { t } = useTranslation();
  const to = (tab: GroupTab) => groupPath(group.slug, tab);
  const requests = group.requests ?? 0;
  return (
    <PageTabs
      label={t('group.tabs', 'Parts of the group')}
      pages={[
        { to: to('posts'), label: t('group.tab.posts', 'Posts') },
        { to: to('about'), label: t('group.tab.about', 'About') },
        ...(isIn(group) ? [{ to: to('members'), label: t('group.tab.members', 'Members') }] : []),
        ...(group.can.decide
          ? [
              {
                to: to('requests'),
                label:
                  requests > 0
                    ? t('group.tab.requests.count', 'Requests ({{count}})', { count: requests })
                    : t('group.tab.requests', 'Requests'),
              },
              { to: to('waiting'), label: t('group.tab.waiting', 'Waiting posts') },
            ]
          : []),
      ]}
    />
  );
}

/** What it is about, its rules and whose it is. */
function About({ group }: { group: Group }) {
  const { groupId, slug, description, rules, owner, approvesPosts, forVisitors, can } = group;
  const { t } = useTranslation();
  const report = useReportLink('group', groupId);
  return (
    <Stack gap={1} narrows>
      <Text as="p" breaks translate="no" dir="auto">
        {description}
      </Text>
      {approvesPosts && <Note>{t('group.postsFirst', 'Posts are looked at first.')}</Note>}
      {rules.length > 0 && (
        <section>
          <h2>{t('group.rules.title', 'Rules')}</h2>
          <ol className={styles.rules} translate="no">
            {rules.map((rule) => (
              <li key={rule} dir="auto">
                {rule}
              </li>
            ))}
          </ol>
        </section>
      )}
      {owner && (
        <section>
          <h2>{t('group.standing.owner', 'Owner')}</h2>
          <MemberLine member={owner} />
        </section>
      )}
      {forVisitors && (
        <Note>
          {t('group.isForVisitors', 'Visitors can open')}{' '}
          <Link to={openGroupPath(slug)}>{t('group.visitorsPage', 'the page for visitors')}</Link>
        </Note>
      )}
      {can.report && (
        <div>
          <ButtonLink {...report} tone="quiet" small>
            {t('group.report', 'Report this group')}
          </ButtonLink>
        </div>
      )}
      <Moves
        gap={0.5}
        small
        of={[{ on: can.close, label: t('group.close', 'Close group'), opens: groupDialogs.close }]}
      />
      <ReportDialog />
    </Stack>
  );
}

function ForMembers({ group }: { group: Group }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="people"
      title={t('group.membersOnly', 'Only members see the posts')}
      action={<GroupActs group={group} />}
    >
      {group.standing === 'requested'
        ? t('group.membersOnly.asked', 'Your request is waiting for an answer.')
        : t('group.membersOnly.words', 'Join the group to read them and to write.')}
    </EmptyState>
  );
}

function Shown({ group, tab, posts }: { group: Group; tab: GroupTab; posts: (group: Group) => ReactNode }) {
  const { t } = useTranslation();
  if (tab === 'about') return <About group={group} />;
  if (tab === 'members')
    return isIn(group) ? <GroupMembers group={group} of="members" /> : <ForMembers group={group} />;
  if (tab === 'posts') return isIn(group) ? posts(group) : <ForMembers group={group} />;
  if (!group.can.decide)
    return (
      <DeniedState
        action={<ButtonLink to={groupPath(group.slug)}>{t('group.tab.posts', 'Posts')}</ButtonLink>}
      />
    );
  return tab === 'requests' ? (
    <GroupMembers group={group} of="requests" />
  ) : (
    <WaitingPosts groupId={group.groupId} />
  );
}

function Whole({ group, tab, posts }: { group: Group; tab: GroupTab; posts: (group: Group) => ReactNode }) {
  const { t } = useTranslation();
  const facts = useGroupFacts(group);
  return (
    <Stack gap={1} narrows>
      <GroupBanner group={group} />
      <div className={styles.head}>
        {!group.cover && <GroupCover colour={group.colour} />}
        <Stack gap={0.5} narrows>
          <Note>{facts}</Note>
          {group.status === 'removed' && (
            <Note>
              <Link to="/network/reports?tab=removals">
                {t('group.removedByUs', 'Removed by a moderator. See why')}
              </Link>
            </Note>
          )}
          <GroupActs group={group} leaves />
        </Stack>
      </div>
      <GroupNews group={group} />
      {group.status !== 'closed' && (
        <>
          <Tabs group={group} />
          <Shown group={group} tab={tab} posts={posts} />
        </>
      )}
      <GroupDialogs group={group} />
    </Stack>
  );
}

/** A group: its posts, what it is about, who is in it, and for who decides what waits. */
export function GroupPage({
  slug,
  tab,
  posts,
}: {
  slug: string;
  tab: string;
  /** For members: writing in it, and what was written. */
  posts: (group: Group) => ReactNode;
}) {
  const { t } = useTranslation();
  const query = useGroup(slug);
  const back = { to: '/groups', label: t('group.title', 'Groups') };
  const title = query.data?.name ?? t('group.one', 'Group');
  return (
    <Page title={<span dir="auto">{title}</span>} back={back} narrow>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to="/groups" tone="plain">
            {t('group.find', 'Find groups')}
          </ButtonLink>
        }
      >
        {(group) => (
          <Whole group={group} tab={groupTabs.find((one) => one === tab) ?? 'posts'} posts={posts} />
        )}
      </Loaded>
    </Page>
  );
}
