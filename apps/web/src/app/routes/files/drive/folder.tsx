import { FolderPage } from '../../../../files/drive/folder-page.tsx';
import { page } from '../../../page-head.tsx';
import type { Route } from './+types/folder.ts';

export const handle = page(({ t }) => ({ title: t('drive.kind.folder', 'Folder'), noindex: true }));

export default function DriveFolder({ params: { itemId } }: Route.ComponentProps) {
  return <FolderPage key={itemId} itemId={itemId} />;
}
