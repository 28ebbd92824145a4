import type { Post } from '@nukkad/contract/network/post/post.model';
import { lazy, Suspense } from 'react';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { LinkCard } from './link-card.tsx';
import { PostDocument } from './post-document.tsx';

const PollInPost = lazy(() =>
  import('../poll/poll-in-post.tsx').then((part) => ({ default: part.PollInPost })),
);
const ShownCard = lazy(() =>
  import('../job-card/shown-job-card.tsx').then((part) => ({ default: part.ShownCard })),
);
const PostVideo = lazy(() => import('./post-video.tsx').then((part) => ({ default: part.PostVideo })));

/** What a post carries besides pictures. */
export function PostAttached({ post: { postId, link, file, poll, jobCard } }: { post: Post }) {
  if (link) return <LinkCard link={link} />;
  if (file?.kind === 'document') return <PostDocument postId={postId} file={file} />;
  if (!file && !poll && !jobCard) return null;
  return (
    <Suspense fallback={<SkeletonBlock height="14rem" />}>
      {file && <PostVideo postId={postId} file={file} />}
      {poll && <PollInPost poll={poll} />}
      {jobCard && <ShownCard card={jobCard} />}
    </Suspense>
  );
}
