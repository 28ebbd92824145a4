import { Navigate } from 'react-router';
import { newPostDialog } from '../../../network/post/post-address.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('post.new', 'Write a post'), noindex: true }));

/** The dialog lies over the feed. */
export default function NewPostPage() {
  return <Navigate to={`/feed?dialog=${newPostDialog}`} replace />;
}
