import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { PollCard } from '../../nouns/poll/poll-card.tsx';
import { PollDialogs } from '../../nouns/poll/poll-dialogs.tsx';
import { usePoll } from '../../nouns/poll/poll.queries.ts';

/** One poll; while it is open and looked at, votes of others come by themselves. */
export function PollPage({ pollId }: { pollId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = { to: '/polls', label: t('poll.title', 'Polls') };
  return (
    <Page title={t('poll.one', 'Poll')} back={back} narrow>
      <Loaded
        query={usePoll(pollId)}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to="/polls" tone="plain">
            {back.label}
          </ButtonLink>
        }
      >
        {(poll) => (
          <>
            <PollCard poll={poll} isWhole />
            <PollDialogs polls={[poll]} onDeleted={() => void navigate('/polls?of=mine')} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
