import { RecordFolders } from '../../../../files/drive/record-folders.tsx';
import { TopPage } from '../../../../files/drive/top-page.tsx';
import { page } from '../../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('drive.title', 'Drive'), noindex: true }));

export default function OwnDrive() {
  return <TopPage space="own" records={<RecordFolders />} />;
}
