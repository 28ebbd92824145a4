import type { Post } from '@nukkad/contract/network/post/post.model';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { PostAttached } from '../../nouns/post/post-attached.tsx';
import { PostPictureDialog, PostPictures } from '../../nouns/post/post-pictures.tsx';
import { PostWords } from '../../nouns/post/post-words.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { aboutPost, groupDialogs } from './group-paths.ts';
import { useDecidePost, useWaitingPosts } from './group.queries.ts';

const longestReason = 300;

function WaitingPost({ post }: { post: Post }) {
  const { t } = useTranslation();
  const { postId, version, author, body, mentions } = post;
  const { name } = author;
  return (
    <Card as="li" quiet>
      <Stack gap={0.75} narrows>
        <MemberLine member={author} as="h2" />
        <PostWords words={body} mentions={mentions} />
        <PostPictures post={post} />
        <PostAttached post={post} />
        <Moves
          small
          gap={0.5}
          of={[
            {
              on: true,
              label: t('group.post.approve', 'Publish'),
              'aria-label': t('group.post.approve.of', 'Publish the post of {{name}}', { name }),
              tone: 'neel',
              ...pressed(
                useDecidePost(),
                { postId, version, action: 'approve' as const },
                t('group.post.approved', 'Published.'),
              ),
            },
            {
              on: true,
              label: t('group.decline', 'Decline'),
              'aria-label': t('group.post.decline.of', 'Decline the post of {{name}}', { name }),
              opens: groupDialogs.decline,
              about: { [aboutPost]: postId },
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function DeclinePost({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(groupDialogs.decline, [aboutPost]);
  const send = useDecidePost();
  const post = posts.find(({ postId }) => postId === dialog.get(aboutPost));
  if (!post) return null;
  const { postId, version, author } = post;
  return (
    <FormDialog
      dialog={dialog}
      title={t('group.post.decline.title', 'Decline the post of {{name}}?', { name: author.name })}
      save={t('group.decline', 'Decline')}
      send={send}
      said={t('group.post.declined', 'Declined. Its author reads why.')}
      initial={{ reason: '' }}
      bodyOf={({ reason }) => ({ postId, version, action: 'decline' as const, reason: reason.trim() })}
      refusedAt="reason"
      incomplete={({ reason }) => reason.trim() === ''}
    >
      {({ lineAt }) => (
        <TextArea
          label={t('group.post.reason', 'Why doesn’t it fit the group?')}
          hint={t('group.post.reason.hint', 'Its author reads this.')}
          {...lineAt('reason')}
          rows={3}
          maxLength={longestReason}
        />
      )}
    </FormDialog>
  );
}

/** Posts that wait in a group, the oldest first, for who decides there. */
export function WaitingPosts({ groupId }: { groupId: string }) {
  const { t } = useTranslation();
  const none = (
    <EmptyState title={t('group.waiting.none', 'No posts waiting')}>
      {t('group.waiting.none.words', 'Posts of members appear here until you look at them.')}
    </EmptyState>
  );
  return (
    <Listed list={useWaitingPosts(groupId)} waiting={<ListSkeleton count={2} />} empty={none}>
      {(posts) => (
        <>
          <CardList>
            {posts.map((post) => (
              <WaitingPost key={post.postId} post={post} />
            ))}
          </CardList>
          <PostPictureDialog posts={posts} />
          <DeclinePost posts={posts} />
        </>
      )}
    </Listed>
  );
}
