import { page } from '../../page-head.tsx';
import { SearchPage } from '../../search/search-page.tsx';

export const handle = page(({ t }) => ({ title: t('frame.search', 'Search'), noindex: true }));

export default SearchPage;
