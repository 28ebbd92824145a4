import { driveSpaces } from '@nukkad/contract/files/drive/drive.model';
import { useSearchParams } from 'react-router';
import { ScanPage } from '../../../../files/drive/scan/scan-page.tsx';
import { page } from '../../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('scan.title', 'Scan'), noindex: true }));

/** Where the PDF goes is in the address, so that a folder leads here. */
export default function DriveScan() {
  const [search] = useSearchParams();
  const space = driveSpaces.find((one) => one === search.get('space')) ?? 'own';
  return <ScanPage space={space} parentId={search.get('folder')} />;
}
