import { type PollList, pollLists } from '@nukkad/contract/network/poll/poll.model';
import { useSearchParams } from 'react-router';
import { FeedTabs } from '../../nouns/post/feed-tabs.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Page } from '../../ui/page/page.tsx';
import { List } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { NewPoll } from './new-poll.tsx';
import { PollCard } from '../../nouns/poll/poll-card.tsx';
import { PollDialogs } from '../../nouns/poll/poll-dialogs.tsx';
import { pollDialogs } from '../../nouns/poll/poll-paths.ts';
import { pollEmpty } from './poll.empty.ts';
import { usePolls } from '../../nouns/poll/poll.queries.ts';

function useList(): PollList {
  const [search] = useSearchParams();
  return pollLists.find((one) => one === search.get('of')) ?? 'open';
}

function AskButton() {
  const { t } = useTranslation();
  return <ButtonLink {...useDialogLink(pollDialogs.make)}>{t('poll.new', 'Start a poll')}</ButtonLink>;
}

function NothingThere({ of }: { of: PollList }) {
  const { t } = useTranslation();
  if (of === 'ended') return <EmptyState title={t('poll.none.ended', 'No polls have ended yet')} />;
  if (of === 'mine')
    return (
      <EmptyState title={t('poll.none.mine', 'You haven’t started a poll yet')} action={<AskButton />}>
        {t('poll.none.mine.words', 'Ask your street a question with up to six options.')}
      </EmptyState>
    );
  if (of === 'voted')
    return (
      <EmptyState
        title={t('poll.none.voted', 'You haven’t voted yet')}
        action={<ButtonLink to="/polls">{t('poll.seeOpen', 'See open polls')}</ButtonLink>}
      />
    );
  return <EmptyScreen screen={pollEmpty['no-polls']} />;
}

/** Polls page by page, with what their cards open. */
function Polls({ of }: { of: PollList }) {
  return (
    <Listed list={usePolls(of)} waiting={<ListSkeleton count={3} />} empty={<NothingThere of={of} />}>
      {(polls) => (
        <>
          <List gap={1}>
            {polls.map((poll) => (
              <li key={poll.pollId}>
                <PollCard poll={poll} />
              </li>
            ))}
          </List>
          <PollDialogs polls={polls} />
        </>
      )}
    </Listed>
  );
}

/** What members ask, beside the feed: open and ended polls, own ones, and those one voted in. */
export function PollsPage() {
  const { t } = useTranslation();
  const of = useList();
  return (
    <Page
      title={t('poll.title', 'Polls')}
      lead={t('poll.lead', 'Questions from your connections and your city.')}
      narrow
      actions={<AskButton />}
    >
      <FeedTabs />
      <FilterChips
        name="of"
        label={t('poll.which', 'Which polls')}
        options={[
          { value: '', label: t('poll.of.open', 'Open') },
          { value: 'ended', label: t('poll.of.ended', 'Ended') },
          { value: 'mine', label: t('poll.of.mine', 'My polls') },
          { value: 'voted', label: t('poll.of.voted', 'Voted') },
        ]}
      />
      <Polls key={of} of={of} />
      <NewPoll />
    </Page>
  );
}
