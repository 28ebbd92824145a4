import type { Poll } from '@nukkad/contract/network/poll/poll.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { MemberLine } from '../member/member-line.tsx';
import { reportDialog } from '../moderation/report-link.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Small, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { DateTime, TimeAgo } from '../../ui/time/date-time.tsx';
import { PollResult } from './poll-result.tsx';
import { PollVote } from './poll-vote.tsx';
import { aboutPoll, pollDialogs, pollPath } from './poll-paths.ts';
import styles from './poll.module.css';

/** What holds for a vote, said before it is given. */
function termsOf(t: Translate, { isAnonymous, canChange, results, votes }: Poll): readonly string[] {
  return [
    isAnonymous
      ? t('poll.anonymous', 'Anonymous: members don’t see who voted for what.')
      : t('poll.named', 'Members see who voted for what.'),
    canChange
      ? t('poll.canChange', 'You can change your vote until the poll ends.')
      : t('poll.cannotChange', 'You can’t change your vote.'),
    ...(votes === null
      ? [
          results === 'at_end'
            ? t('poll.results.atEnd', 'The result appears when the poll ends.')
            : t('poll.results.afterVote', 'The result appears once you vote.'),
        ]
      : []),
  ];
}

function Terms({ poll }: { poll: Poll }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.terms}>
      {termsOf(t, poll).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Standing({ poll }: { poll: Poll }) {
  const { t, plural } = useTranslation();
  const { voters, status, endsAt } = poll;
  const votes = plural('poll.votes', voters, { one: '{{count}} vote', other: '{{count}} votes' });
  if (status === 'removed')
    return (
      <Note>
        <Link to="/network/reports">{t('poll.removed', 'Removed by a moderator. See why')}</Link>
      </Note>
    );
  return (
    <Small as="div">
      {votes} · {status === 'open' ? t('poll.ends', 'Ends') : t('poll.ended', 'Ended')}{' '}
      <DateTime at={endsAt} as="short" />
    </Small>
  );
}

function Answers({ poll }: { poll: Poll }) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const { votes, choice, can } = poll;
  if (can.vote && (choice === null || isChanging))
    return (
      <>
        {/* Its author reads how it stands. */}
        {votes && choice === null && <PollResult poll={poll} votes={votes} />}
        <PollVote poll={poll} onDone={isChanging ? () => setChanging(false) : undefined} />
        <Terms poll={poll} />
      </>
    );
  const chosen = choice === null ? undefined : poll.options[choice - 1];
  return (
    <>
      {votes && <PollResult poll={poll} votes={votes} />}
      {!votes && (
        <Note>
          {chosen !== undefined && <>{t('poll.youVoted', 'You voted: {{option}}.', { option: chosen })} </>}
          {t('poll.results.atEnd', 'The result appears when the poll ends.')}
        </Note>
      )}
      {can.vote && (
        <div>
          <Button tone="plain" small onClick={() => setChanging(true)}>
            {t('poll.change', 'Change vote')}
          </Button>
        </div>
      )}
    </>
  );
}

function Acts({ poll: { pollId, can }, isAlone }: { poll: Poll; isAlone: boolean }) {
  const { t } = useTranslation();
  const about = { [aboutPoll]: pollId };
  return (
    <Moves
      small
      gap={0.5}
      of={[
        { on: can.seeVoters, opens: pollDialogs.voters, about, label: t('poll.voters', 'See who voted') },
        { on: can.end, opens: pollDialogs.end, about, label: t('poll.end', 'End now') },
        { on: can.delete && isAlone, opens: pollDialogs.remove, about, label: t('poll.delete', 'Delete') },
        {
          on: can.report && isAlone,
          opens: reportDialog,
          about: { subject: 'poll', reported: pollId },
          label: t('poll.report', 'Report'),
          tone: 'quiet',
        },
      ]}
    />
  );
}

/** In a post, which says who asks, and is what is reported and deleted. */
export function PollInside({ poll }: { poll: Poll }) {
  return (
    <Stack gap={0.75} narrows>
      <h2 className={styles.question} translate="no" dir="auto">
        {poll.question}
      </h2>
      <Answers poll={poll} />
      <Standing poll={poll} />
      <Acts poll={poll} isAlone={false} />
    </Stack>
  );
}

/** A poll as its reader sees it: the options before the vote, the result after it. */
export function PollCard({ poll, isWhole }: { poll: Poll; isWhole?: boolean }) {
  const { t } = useTranslation();
  const { pollId, author, question, audience, openedAt } = poll;
  const words = (
    <span translate="no" dir="auto">
      {question}
    </span>
  );
  return (
    <Card as="article" quiet>
      <Stack gap={0.75} narrows>
        <MemberLine member={author} as="strong">
          <TimeAgo at={openedAt} />
          {audience === 'connections' && <> · {t('poll.forConnections', 'Connections')}</>}
        </MemberLine>
        <h2 className={styles.question}>{isWhole ? words : <Link to={pollPath(pollId)}>{words}</Link>}</h2>
        <Answers poll={poll} />
        <Standing poll={poll} />
        <Acts poll={poll} isAlone />
      </Stack>
    </Card>
  );
}
