import { ProfilePage } from '../../../hiring/candidate/profile-page.tsx';
import { page } from '../../page-head.tsx';
import { useOwnNameFirst } from './own-name.tsx';

export const handle = page(({ t }) => ({ title: t('candidate.title', 'Your job profile'), noindex: true }));

export default function CandidateProfileRoute() {
  return <ProfilePage nameFirst={useOwnNameFirst()} />;
}
