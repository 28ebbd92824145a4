import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Post, PostReason } from '@nukkad/contract/network/post/post.model';
import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Note, Row, Small, Stack } from '../../ui/page/parts.tsx';
import { DateTime, TimeAgo } from '../../ui/time/date-time.tsx';
import { memberAddress } from '../member/member-line.tsx';
import styles from './post.module.css';
import { PostActs } from './post-acts.tsx';
import { aboutPost, postDialogs, postPath } from './post-paths.ts';
import { PostAttached } from './post-attached.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostWords } from './post-words.tsx';

/** Why a post is in the feed, in words; others need none. */
const reasons: Readonly<Record<PostReason, ((t: Translate) => string) | null>> = {
  own: null,
  member: null,
  saved: null,
  tag: (t) => t('post.why.tag', 'Has the tag you chose'),
  connection: (t) => t('post.why.connection', 'From a connection'),
  place: (t) => t('post.why.place', 'From your city'),
  // Named with the group itself.
  group: null,
};

function Edited({ post }: { post: Post }) {
  const { t } = useTranslation();
  const link = useDialogLink(postDialogs.edits, { [aboutPost]: post.postId });
  return (
    <Link {...link} className={styles.quietLink}>
      {t('post.edited', 'Edited')}
    </Link>
  );
}

function When({ post }: { post: Post }) {
  const { t } = useTranslation();
  if (post.status === 'scheduled' && post.publishAt)
    return (
      <span>
        {t('post.scheduledFor', 'Scheduled for')} <DateTime at={post.publishAt} as="short" />
      </span>
    );
  if (post.status === 'waiting') return <strong>{t('post.waiting', 'Waiting to be looked at')}</strong>;
  if (post.status === 'declined') return <strong>{t('post.declined', 'Not published')}</strong>;
  if (post.status === 'removed') return <strong>{t('post.removed', 'Removed by a moderator')}</strong>;
  return (
    <Link to={postPath(post.postId)} className={styles.quietLink} data-row-link="">
      <TimeAgo at={post.publishedAt ?? ''} />
    </Link>
  );
}

function InGroup({ group: { slug, name } }: { group: NonNullable<Post['group']> }) {
  const { t } = useTranslation();
  return (
    <Link to={`/groups/${slug}`} className={styles.quietLink} dir="auto">
      {t('post.inGroup', 'In the group {{group}}', { group: name })}
    </Link>
  );
}

function Head({ post }: { post: Post }) {
  const { t } = useTranslation();
  const { author, audience, why, editedAt } = post;
  const reason = reasons[why];
  const page = memberAddress(author);
  return (
    <Stack as="header" gap={0.75} columns="auto minmax(0, 1fr)" flat>
      <Link to={page} tabIndex={-1} aria-hidden>
        <Avatar name={author.name} src={author.photoUrl} size={48} />
      </Link>
      <div>
        <Link to={page} className={styles.name} translate="no">
          {author.name}
        </Link>
        {author.headline && <Small as="p">{author.headline}</Small>}
        <Small as="div">
          <Row gap={[0, 0.75]} align="center">
            {author.place && <span translate="no">{author.place}</span>}
            <When post={post} />
            {editedAt && <Edited post={post} />}
            {audience === 'connections' && (
              <span className={styles.fact}>
                <IconUsers size={16} aria-hidden /> {t('post.audience.connections', 'Connections')}
              </span>
            )}
            {post.group && <InGroup group={post.group} />}
            {reason && <span>{reason(t)}</span>}
          </Row>
        </Small>
      </div>
    </Stack>
  );
}

/** A post as its reader sees it, with what can be done with it. */
export function PostCard({ post, isWhole }: { post: Post; isWhole?: boolean }) {
  const { t } = useTranslation();
  return (
    <Card as="article" quiet>
      <Stack gap={0.75} narrows flat>
        <Head post={post} />
        <PostWords words={post.body} mentions={post.mentions} />
        <PostPictures post={post} />
        <PostAttached post={post} />
        {post.declineReason && (
          <Note>
            {t('post.declined.why', 'A moderator of the group says:')} {post.declineReason}
          </Note>
        )}
        {post.status === 'removed' && (
          <Note>
            <Link to="/network/reports">{t('post.removed.why', 'See why, and ask for another look')}</Link>
          </Note>
        )}
        <PostActs post={post} isWhole={isWhole} />
      </Stack>
    </Card>
  );
}
