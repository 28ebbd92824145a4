import { getFeeds } from '@nukkad/contract/network/post/post.api';
import { PostCard } from '../../nouns/post/post-card.tsx';
import { PostDialogs } from '../../nouns/post/post-dialogs.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { List, Note } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';

const shown = 3;

/** The newest of the feed, on a home. */
export function NewestPosts() {
  const { t } = useTranslation();
  const posts = useAsked(getFeeds, { query: { limit: shown } });
  return (
    <Section
      title={t('post.newest', 'From your feed')}
      action={
        <ButtonLink to="/feed" tone="plain" small>
          {t('post.newest.all', 'Open feed')}
        </ButtonLink>
      }
    >
      <Loaded query={posts} waiting={<ListSkeleton count={shown} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Note>{t('post.newest.none', 'Posts of your connections and your city appear here.')}</Note>
          ) : (
            <>
              <List gap={1}>
                {items.map((post) => (
                  <li key={post.postId}>
                    <PostCard post={post} />
                  </li>
                ))}
              </List>
              <PostDialogs posts={items} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
