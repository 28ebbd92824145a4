import { StarredPage } from '../../../../files/drive/flat-pages.tsx';
import { page } from '../../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('drive.tab.starred', 'Starred'), noindex: true }));

export default function StarredFiles() {
  return <StarredPage />;
}
