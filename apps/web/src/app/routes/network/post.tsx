import { useParams } from 'react-router';
import { PostPage } from '../../../network/post/post-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('post.one', 'Post'), noindex: true }));

export default function OnePostPage() {
  const { postId = '' } = useParams();
  return <PostPage key={postId} postId={postId} />;
}
