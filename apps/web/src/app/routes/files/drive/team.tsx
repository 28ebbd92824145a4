import { TopPage } from '../../../../files/drive/top-page.tsx';
import { page } from '../../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('drive.tab.team', 'Team files'), noindex: true }));

export default function TeamDrive() {
  return <TopPage space="team" />;
}
