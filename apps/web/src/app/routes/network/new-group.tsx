import { Navigate } from 'react-router';
import { groupDialogs } from '../../../network/group/group-paths.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('group.new', 'Start a group'), noindex: true }));

/** The dialog lies over the list. */
export default function NewGroupPage() {
  return <Navigate to={`/groups?dialog=${groupDialogs.make}`} replace />;
}
