import { useNavigate } from 'react-router';
import { Comments } from '../../nouns/comment/comments.tsx';
import { MutePost } from '../../nouns/post/mute-post.tsx';
import { PostCard } from '../../nouns/post/post-card.tsx';
import { PostDialogs } from '../../nouns/post/post-dialogs.tsx';
import { usePost } from '../../nouns/post/post.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';

/** One post with its comments. */
export function PostPage({ postId }: { postId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = { to: '/feed', label: t('post.feed', 'Feed') };
  return (
    <Page title={t('post.one', 'Post')} back={back} narrow>
      <Loaded
        query={usePost(postId)}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to="/feed" tone="plain">
            {back.label}
          </ButtonLink>
        }
      >
        {(post) => (
          <>
            <PostCard post={post} isWhole />
            {post.can.answer && (
              <div id="comments">
                <Row justify="end">
                  <MutePost postId={postId} />
                </Row>
                <Comments subject="post" subjectId={postId} />
              </div>
            )}
            <PostDialogs posts={[post]} onDeleted={() => void navigate('/feed')} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
