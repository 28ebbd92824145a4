import { BinPage } from '../../../../files/drive/bin-page.tsx';
import { page } from '../../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('drive.tab.bin', 'Bin'), noindex: true }));

export default function DriveBin() {
  return <BinPage />;
}
