import { PollsPage } from '../../../network/poll/polls-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('poll.title', 'Polls'), noindex: true }));

export default PollsPage;
