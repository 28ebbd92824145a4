import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';
import IconComment from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare3.mjs';
import type { Post } from '@nukkad/contract/network/post/post.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { share } from '../../ui/press/sharing.ts';
import { useReportLink } from '../moderation/report-link.tsx';
import { ReactionBar } from '../reaction/reaction-bar.tsx';
import styles from './post.module.css';
import { aboutPost, postDialogs, postPath } from './post-paths.ts';
import { useChangePost, useSavePost } from './post.queries.ts';

function Saving({ post }: { post: Post }) {
  const { t } = useTranslation();
  const save = useSavePost();
  const Icon = post.saved ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      tone="quiet"
      small
      busy={save.isPending}
      aria-pressed={post.saved}
      icon={<Icon size={20} aria-hidden />}
      onClick={() => void save.mutateAsync(post).catch(toastFailure)}
    >
      {post.saved ? t('post.saved', 'Saved') : t('post.save', 'Save')}
    </Button>
  );
}

function Sharing({ post }: { post: Post }) {
  const { t } = useTranslation();
  const text = t('post.share.words', 'A post by {{name}}', { name: post.author.name });
  return (
    <Button
      tone="quiet"
      small
      icon={<IconShare size={20} aria-hidden />}
      onClick={() => void share(t, { text, url: `${window.location.origin}${postPath(post.postId)}` })}
    >
      {t('post.share', 'Share')}
    </Button>
  );
}

function Reporting({ post }: { post: Post }) {
  const { t } = useTranslation();
  const link = useReportLink('post', post.postId);
  return (
    <Link {...link} className={styles.act}>
      {t('post.report', 'Report')}
    </Link>
  );
}

function OwnMoves({ post }: { post: Post }) {
  const { t } = useTranslation();
  const change = useChangePost();
  const { postId, version, can } = post;
  const about = { [aboutPost]: postId };
  const release = pressed(
    change,
    { postId, version, action: 'publish' as const },
    t('post.published', 'Published.'),
  );
  return (
    <Moves
      small
      gap={0.5}
      of={[
        { on: can.release, label: t('post.publishNow', 'Publish now'), ...release },
        { on: can.edit, opens: postDialogs.edit, about, label: t('post.edit', 'Edit') },
        { on: can.delete, opens: postDialogs.remove, about, label: t('post.delete', 'Delete') },
      ]}
    />
  );
}

/** React, comment, keep, share; edit and delete one's own, report that of another. */
export function PostActs({ post, isWhole }: { post: Post; isWhole: boolean | undefined }) {
  const { t, plural } = useTranslation();
  const { postId, can, comments, reaction, reactions, author } = post;
  const isOwn = author.tie === 'self';
  return (
    <Stack as="footer" gap={0.5}>
      {can.answer && (
        <Row gap={[0.25, 0.5]} align="center">
          <ReactionBar subject="post" subjectId={postId} reaction={reaction} reactions={reactions} />
          {!isWhole && (
            <Link to={`${postPath(postId)}#comments`} className={styles.act}>
              <IconComment size={20} aria-hidden />
              {comments === 0
                ? t('post.comment', 'Comment')
                : plural('post.comments', comments, {
                    one: '{{count}} comment',
                    other: '{{count}} comments',
                  })}
            </Link>
          )}
          <Saving post={post} />
          <Sharing post={post} />
          {!isOwn && <Reporting post={post} />}
        </Row>
      )}
      <OwnMoves post={post} />
    </Stack>
  );
}
