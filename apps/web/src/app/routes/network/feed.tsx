import { FeedPage } from '../../../network/post/feed-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('post.feed', 'Feed'), noindex: true }));

export default FeedPage;
