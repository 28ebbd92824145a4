import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FeedTabs } from '../../nouns/post/feed-tabs.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Page } from '../../ui/page/page.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { FeedList } from './feed-list.tsx';
import { newPostDialog } from './post-address.ts';
import styles from './new-post.module.css';

function WriteButton() {
  const { t } = useTranslation();
  return <ButtonLink {...useDialogLink(newPostDialog)}>{t('post.new', 'Write a post')}</ButtonLink>;
}

/** The feed below the stories of now, with the ways to what was kept, planned and reported. */
export function FeedPage({ stories }: { stories: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('post.feed', 'Feed')}
      lead={t('post.feed.lead', 'Posts from your connections and your city.')}
      narrow
      actions={<WriteButton />}
    >
      {stories}
      <FeedTabs />
      <Row as="div" gap={[0.25, 1]} below={0.75}>
        <Link className={styles.way} to="/network">
          {t('post.people', 'Your network')}
        </Link>
        <Link className={styles.way} to="/feed/saved">
          {t('post.savedOnes', 'Saved posts')}
        </Link>
        <Link className={styles.way} to="/feed?status=scheduled">
          {t('post.scheduledOnes', 'Scheduled posts')}
        </Link>
        <Link className={styles.way} to="/stories">
          {t('post.ownStories', 'Your stories')}
        </Link>
        <Link className={styles.way} to="/blogs">
          {t('post.blogs', 'Blogs')}
        </Link>
        <Link className={styles.way} to="/network/reports">
          {t('post.reports', 'Your reports')}
        </Link>
      </Row>
      <FeedList />
    </Page>
  );
}
