import { useParams } from 'react-router';
import { PollPage } from '../../../network/poll/poll-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('poll.one', 'Poll'), noindex: true }));

export default function OnePollPage() {
  const { pollId = '' } = useParams();
  return <PollPage key={pollId} pollId={pollId} />;
}
