import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FeedTabs } from '../../nouns/post/feed-tabs.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Page } from '../../ui/page/page.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { FeedColumns, FeedWays } from './feed-columns.tsx';
import { FeedList } from './feed-list.tsx';
import { newPostDialog } from './post-address.ts';
import styles from './new-post.module.css';

function WriteButton() {
  const { t } = useTranslation();
  return <ButtonLink {...useDialogLink(newPostDialog)}>{t('post.new', 'Write a post')}</ButtonLink>;
}

function Ways() {
  const { t } = useTranslation();
  const ways = [
    { to: '/network', label: t('post.people', 'Your network') },
    { to: '/feed/saved', label: t('post.savedOnes', 'Saved posts') },
    { to: '/feed?status=scheduled', label: t('post.scheduledOnes', 'Scheduled posts') },
    { to: '/stories', label: t('post.ownStories', 'Your stories') },
    { to: '/blogs', label: t('post.blogs', 'Blogs') },
    { to: '/network/reports', label: t('post.reports', 'Your reports') },
  ];
  return ways.map(({ to, label }) => (
    <Link key={to} className={styles.way} to={to}>
      {label}
    </Link>
  ));
}

/** The feed below the stories of now, with the ways to what was kept, planned and reported. */
export function FeedPage({
  stories,
  own,
  beside,
}: {
  stories: ReactNode;
  /** On a desk: who the reader is here. */
  own: ReactNode;
  /** On a desk: whom and what they may know. */
  beside: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('post.feed', 'Feed')}
      lead={t('post.feed.lead', 'Posts from your connections and your city.')}
      actions={<WriteButton />}
    >
      <FeedColumns own={own} beside={beside}>
        {stories}
        <FeedTabs />
        <FeedWays>
          <Ways />
        </FeedWays>
        <FeedList />
      </FeedColumns>
    </Page>
  );
}
