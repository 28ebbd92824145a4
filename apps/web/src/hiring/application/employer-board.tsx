import {
  countApplications,
  listApplications,
  moveApplication,
} from '@nukkad/contract/hiring/application/application.api';
import type { ApplicationCard } from '@nukkad/contract/hiring/application/application.model';
import type { ApplicationStatus } from '@nukkad/contract/hiring/application/application.noun';
import { useState } from 'react';
import { Link } from 'react-router';
import { experienceOf } from '../../nouns/candidate/candidate-facts.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Board, BoardCards, BoardColumn, type Drop, draggedCard } from '../../ui/page/board.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Small, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { applicantPath } from './employer-list.tsx';
import { ApplicantMoves } from './employer-moves.tsx';
import { applicantStates, applicantSteps, matchInWords } from './employer-words.ts';

const columns = [
  'Request Sent',
  'Pending',
  'Inprogress',
  'Accepted',
  'Completed',
  'Rejected',
] as const satisfies readonly ApplicationStatus[];
type Column = (typeof columns)[number];

/** Which move brings an applicant into a column; a rejection that is taken back leads to where they were. */
function verbInto(column: Column, { step, can }: ApplicationCard) {
  const back = step === 'Applied' ? 'Pending' : 'Inprogress';
  if (can.takeBack) return column === back ? 'takeBack' : undefined;
  if (column !== 'Inprogress') return undefined;
  return (['shortlist', 'reconsider'] as const).find((verb) => can[verb]);
}

/** A card dropped on a column makes the move that leads there; a rejection asks for its reason first. */
function useDropOn(column: Column): Drop<ApplicationCard> {
  const { t } = useTranslation();
  const { mutate } = useSend(moveApplication);
  const reject = useUrlDialog('reject');
  return {
    kind: 'applicant',
    onDrop: (application) => {
      const { applicationId, version, status, can } = application;
      if (status === column) return;
      const verb = verbInto(column, application);
      if (column === 'Rejected' && can.reject) reject.open({ applicationId });
      else if (verb) mutate({ applicationId, version, verb }, { onError: toastFailure });
      else toast.error(t('applicant.board.cannot', 'You can’t move this applicant there.'));
    },
  };
}

const isMovable = ({ can }: ApplicationCard) => can.shortlist || can.reject || can.takeBack || can.reconsider;

function BoardCard({ application }: { application: ApplicationCard }) {
  const voice = useTranslation();
  const { t } = voice;
  const { applicant, match, isKnockedOut, step } = application;
  const facts = [experienceOf(voice, applicant.experienceMonths), applicant.place?.name];
  return (
    <Card as="li" quiet dragged={isMovable(application) ? draggedCard('applicant', application) : null}>
      <Stack gap={0.4}>
        <Text as="h3" size="md" weight={700}>
          <Link to={applicantPath(application)} translate="no">
            {applicant.name}
          </Link>
        </Text>
        {application.status === 'Inprogress' && step !== 'Screening' && (
          <Text as="div" size="sm" weight={650}>
            {applicantSteps[step](t)}
          </Text>
        )}
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

function Column({ jobId, status }: { jobId: string; status: Column }) {
  const { t } = useTranslation();
  const query = usePages(listApplications, { jobId, status, limit: 20 }, { counted: true });
  const total = query.data?.pages[0]?.total;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <BoardColumn
      title={applicantStates[status](t)}
      level={2}
      count={total && `${total.count}${total.isMore ? '+' : ''}`}
      drop={useDropOn(status)}
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

/** The first column with people; an empty one would hide from a phone that anyone applied. It is found once. */
function useFirstColumn(jobId: string): number | undefined {
  const { data } = useAsked(countApplications, { query: { jobId } });
  const [found, setFound] = useState<number>();
  if (!data || found !== undefined) return found;
  const counts: Readonly<Record<Column, number>> = {
    'Request Sent': data.invited,
    Pending: data.applied,
    Inprogress: data.screening + data.interview + data.offer,
    Accepted: data.accepted,
    Completed: data.hired,
    Rejected: data.rejected,
  };
  const first = Math.max(
    0,
    columns.findIndex((column) => counts[column] > 0),
  );
  setFound(first);
  return first;
}

/** The applicants of a job by their step; they are dragged, or moved by their buttons. */
export function ApplicantBoard({ jobId }: { jobId: string }) {
  const { t } = useTranslation();
  return (
    <Board many opensAt={useFirstColumn(jobId)} label={t('applicant.board', 'Applicants by step')}>
      {columns.map((status) => (
        <Column key={status} jobId={jobId} status={status} />
      ))}
    </Board>
  );
}
