import { useParams } from 'react-router';
import { JobCardPage } from '../../../network/job-card/job-card-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('jobCard.one', 'Finished job'), noindex: true }));

export default function OneJobCardPage() {
  const { cardId = '' } = useParams();
  return <JobCardPage key={cardId} cardId={cardId} />;
}
