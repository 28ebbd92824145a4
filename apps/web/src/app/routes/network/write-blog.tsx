import { WriteBlog } from '../../../network/blog/write/write-blog.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('blog.write', 'Write a blog'), noindex: true }));

export default WriteBlog;
