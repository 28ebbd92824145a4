import { ViewPage } from '../../../../files/drive/view/view-page.tsx';
import { page } from '../../../page-head.tsx';
import type { Route } from './+types/file.ts';

export const handle = page(({ t }) => ({ title: t('drive.title', 'Drive'), noindex: true }));

export default function DriveFile({ params }: Route.ComponentProps) {
  return <ViewPage itemId={params.itemId} />;
}
