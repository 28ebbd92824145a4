import { SavedPage } from '../../../network/post/saved-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('post.savedOnes', 'Saved posts'), noindex: true }));

export default SavedPage;
