import { listApplications } from '@nukkad/contract/hiring/application/application.api';
import type { ApplicationCard } from '@nukkad/contract/hiring/application/application.model';
import type { ApplicationStatus } from '@nukkad/contract/hiring/application/application.noun';
import { Link } from 'react-router';
import { experienceOf } from '../../nouns/candidate/candidate-facts.tsx';
import { usePages } from '../../platform/api/pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Board, BoardCards, BoardColumn } from '../../ui/page/board.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Small, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { applicantPath } from './employer-list.tsx';
import { ApplicantMoves } from './employer-moves.tsx';
import { applicantStates, matchInWords } from './employer-words.ts';

const columns = [
  'Request Sent',
  'Pending',
  'Inprogress',
  'Rejected',
] as const satisfies readonly ApplicationStatus[];

function BoardCard({ application }: { application: ApplicationCard }) {
  const voice = useTranslation();
  const { t } = voice;
  const { applicant, match, isKnockedOut } = application;
  const facts = [experienceOf(voice, applicant.experienceMonths), applicant.place?.name];
  return (
    <Card as="li" quiet>
      <Stack gap={0.4}>
        <Text as="h3" size="md" weight={700}>
          <Link to={applicantPath(application)} translate="no">
            {applicant.name}
          </Link>
        </Text>
        <Small as="div">{facts.filter(Boolean).join(' · ')}</Small>
        <span>
          {matchInWords(t, match)} <Small figures>{match.score}/100</Small>
        </span>
        {isKnockedOut && (
          <Text as="div" tone="bad" size="sm">
            {t('applicant.knockedOut', 'An answer doesn’t fit')}
          </Text>
        )}
        <ApplicantMoves small application={application} />
      </Stack>
    </Card>
  );
}

function Column({ jobId, status }: { jobId: string; status: (typeof columns)[number] }) {
  const { t } = useTranslation();
  const query = usePages(listApplications, { jobId, status, limit: 20 }, { counted: true });
  const total = query.data?.pages[0]?.total;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <BoardColumn
      title={applicantStates[status](t)}
      level={2}
      count={total && `${total.count}${total.isMore ? '+' : ''}`}
    >
      <Loaded query={query} waiting={<SkeletonBlock height="8rem" />}>
        {() => (
          <BoardCards isEmpty={items.length === 0}>
            {items.map((application) => (
              <BoardCard key={application.applicationId} application={application} />
            ))}
          </BoardCards>
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button tone="plain" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('list.more', 'Show more')}
        </Button>
      )}
    </BoardColumn>
  );
}

/** The applicants of a job by their step; they move by their buttons. */
export function ApplicantBoard({ jobId }: { jobId: string }) {
  const { t } = useTranslation();
  return (
    <Board label={t('applicant.board', 'Applicants by step')}>
      {columns.map((status) => (
        <Column key={status} jobId={jobId} status={status} />
      ))}
    </Board>
  );
}
