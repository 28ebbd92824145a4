import { SearchPage } from '../../../../files/drive/view/search-page.tsx';
import { page } from '../../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('drive.title', 'Drive'), noindex: true }));

export default function DriveSearch() {
  return <SearchPage />;
}
