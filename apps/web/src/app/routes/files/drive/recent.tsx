import { RecentPage } from '../../../../files/drive/flat-pages.tsx';
import { page } from '../../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('drive.tab.recent', 'Recent'), noindex: true }));

export default function RecentFiles() {
  return <RecentPage />;
}
