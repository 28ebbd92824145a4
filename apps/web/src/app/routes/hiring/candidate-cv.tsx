import { CvPage } from '../../../hiring/candidate/cv-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('cv.title', 'Fill in from a CV'), noindex: true }));

export default function CandidateCvRoute() {
  return <CvPage />;
}
