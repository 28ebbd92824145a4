import { GroupsPage } from '../../../network/group/groups-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('group.title', 'Groups'), noindex: true }));

export default GroupsPage;
