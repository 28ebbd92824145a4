import { MyBlogs } from '../../../network/blog/my-blogs.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('blog.mine', 'My blogs'), noindex: true }));

export default MyBlogs;
