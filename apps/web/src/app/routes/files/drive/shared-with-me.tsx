import { SharedWithMePage } from '../../../../files/drive/flat-pages.tsx';
import { page } from '../../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('drive.tab.shared', 'Shared with me'), noindex: true }));

export default function SharedWithMe() {
  return <SharedWithMePage />;
}
