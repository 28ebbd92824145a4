import type { Group } from '@nukkad/contract/network/group/group.model';
import { Link } from 'react-router';
import { PostList } from '../../nouns/post/post-list.tsx';
import { useFeed } from '../../nouns/post/post.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { NewPost } from './new-post.tsx';
import { newPostDialog } from './post-address.ts';
import styles from './new-post.module.css';

/** What is said in a group, for who is in it, and writing there. */
export function GroupPosts({ group }: { group: Group }) {
  const { t } = useTranslation();
  const write = useDialogLink(newPostDialog);
  const isLookedAt = group.approvesPosts && !group.can.decide;
  return (
    <Stack gap={1} narrows>
      <Row gap={[0.25, 1]} align="center">
        {group.can.post && <ButtonLink {...write}>{t('post.new', 'Write a post')}</ButtonLink>}
        {isLookedAt && (
          <Link className={styles.way} to="/feed?status=waiting">
            {t('post.waitingOnes', 'Your waiting posts')}
          </Link>
        )}
      </Row>
      <PostList
        list={useFeed({ groupId: group.groupId })}
        empty={
          <EmptyState title={t('post.noneInGroup', 'No posts here yet')}>
            {t('post.noneInGroup.words', 'Be the first: ask something, or show your work.')}
          </EmptyState>
        }
      />
      <NewPost group={{ groupId: group.groupId, name: group.name, isLookedAt }} />
    </Stack>
  );
}
