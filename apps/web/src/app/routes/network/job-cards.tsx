import { JobCardsPage } from '../../../network/job-card/job-cards-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('jobCard.title', 'Finished jobs'), noindex: true }));

export default JobCardsPage;
