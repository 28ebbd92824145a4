import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PostList } from '../../nouns/post/post-list.tsx';
import { useSavedPosts } from '../../nouns/post/post.queries.ts';
import { Page } from '../../ui/page/page.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

/** Posts that were kept for later. */
export function SavedPage() {
  const { t } = useTranslation();
  const back = { to: '/feed', label: t('post.feed', 'Feed') };
  return (
    <Page title={t('post.savedOnes', 'Saved posts')} back={back} narrow>
      <PostList
        list={useSavedPosts()}
        empty={
          <EmptyState
            title={t('post.noneSaved', 'No saved posts yet')}
            action={<ButtonLink to="/feed">{back.label}</ButtonLink>}
          >
            {t('post.noneSaved.words', 'Choose “Save” on a post to find it here later.')}
          </EmptyState>
        }
      />
    </Page>
  );
}
