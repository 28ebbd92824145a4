import { Navigate } from 'react-router';
import { pollDialogs } from '../../../nouns/poll/poll-paths.ts';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('poll.new', 'Start a poll'), noindex: true }));

/** The dialog lies over the list. */
export default function NewPollPage() {
  return <Navigate to={`/polls?dialog=${pollDialogs.make}`} replace />;
}
