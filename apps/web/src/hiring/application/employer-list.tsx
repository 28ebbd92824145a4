import {
  applicationsQuery,
  listApplications,
  shortlistApplications,
} from '@nukkad/contract/hiring/application/application.api';
import type { ApplicationCard } from '@nukkad/contract/hiring/application/application.model';
import { applicationStatuses } from '@nukkad/contract/hiring/application/application.noun';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { experienceOf } from '../../nouns/candidate/candidate-facts.tsx';
import { acts } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { Row, Small, Text } from '../../ui/page/parts.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { candidateEmpty } from '../../nouns/candidate/candidate.empty.ts';
import { ApplicantMoves } from './employer-moves.tsx';
import { RejectMany, useRejecting } from './employer-reject.tsx';
import { applicantStates, applicantTone, matchInWords, standingInWords } from './employer-words.ts';

export const applicantPath = ({ jobId, applicationId }: Pick<ApplicationCard, 'jobId' | 'applicationId'>) =>
  `/hire-talent/jobs/${jobId}/applicants/${applicationId}`;

const useGiven = ({ jobId }: { jobId: string }) => ({ jobId, rejecting: useRejecting() });

/** Who applied for a job and who was invited, the newest or the best match first. */
export const ApplicantList = listPartOf(listApplications, useGiven, {
  name: 'applicants',
  label: ({ t }) => t('applicant.list', 'Applicants'),
  address: listAddress(applicationsQuery.shape, ['status', 'knockedOut', 'sort'], {}),
  query: (filters, { jobId }) => ({ ...filters, jobId }),
  ownSort: 'time',
  fields: ({ t }) => [
    choice('status', t('applicant.state', 'Status'), applicationStatuses, (value) =>
      applicantStates[value](t),
    ),
    choice('knockedOut', t('applicant.answers', 'Answers'), ['false', 'true'], (value) =>
      value === 'true' ? t('applicant.answers.not', 'Don’t fit') : t('applicant.answers.fit', 'Fit'),
    ),
  ],
  keyOf: ({ applicationId }) => applicationId,
  nameOf: ({ applicant }) => applicant.name,
  columns: ({ t, voice }) => [
    told('name', t('applicant.name', 'Name'), ({ applicant }) => applicant.name, {
      ...heading,
      cell: (application) => (
        <Link to={applicantPath(application)} translate="no">
          {application.applicant.name}
        </Link>
      ),
    }),
    told('status', t('applicant.state', 'Status'), (row) => standingInWords(t, row), {
      cell: (row) => <StatePill tone={applicantTone[row.status]}>{standingInWords(t, row)}</StatePill>,
      card: 'corner',
      width: '7.5rem',
    }),
    told('match', t('applicant.match', 'Match'), ({ match }) => matchInWords(t, match), {
      cell: ({ match, isKnockedOut }) => (
        <span>
          {matchInWords(t, match)} <Small figures>{match.score}/100</Small>
          {isKnockedOut && (
            <Text as="div" tone="bad" size="sm">
              {t('applicant.knockedOut', 'An answer doesn’t fit')}
            </Text>
          )}
        </span>
      ),
      sort: ['match', 'time'],
      sortNames: [t('applicant.sort.match', 'Best match first'), t('applicant.sort.time', 'Newest first')],
      width: '10rem',
    }),
    told(
      'experience',
      t('applicant.experience', 'Experience'),
      ({ applicant }) => experienceOf(voice, applicant.experienceMonths),
      { width: '7.5rem' },
    ),
    told('place', t('applicant.place', 'Place'), ({ applicant }) => applicant.place?.name ?? '', {
      width: '9rem',
    }),
    told('at', t('applicant.at', 'Received'), ({ at }) => at, {
      cell: ({ at }) => <DateTime at={at} as="date" />,
      width: '5.5rem',
    }),
    acts(t('applicant.acts', 'Actions'), '12.5rem', (application) => (
      <Row as="span" gap={0.5} hidesEmpty>
        <ApplicantMoves small application={application} />
      </Row>
    )),
  ],
  acts: ({ t, plural, given: { rejecting } }) => [
    {
      id: 'shortlist',
      label: t('applicant.shortlist', 'Shortlist'),
      fits: ({ can }) => can.shortlist,
      said: (count) =>
        plural('applicant.shortlist.many', count, {
          one: '{{count}} candidate shortlisted',
          other: '{{count}} candidates shortlisted',
        }),
      foresee: (row) => ({ ...row, status: 'Inprogress' as const }),
      send: async (rows) => {
        const applicationIds = rows.map(({ applicationId }) => applicationId);
        const { results } = await call(shortlistApplications, { body: { applicationIds }, quiet: true });
        return rowResults(results);
      },
    },
    {
      id: 'reject',
      label: t('applicant.reject', 'Reject'),
      danger: true,
      fits: ({ can }) => can.reject,
      opens: (rows) => rejecting.open(rows.map(({ applicationId }) => applicationId)),
    },
  ],
  empty: () => <EmptyScreen screen={candidateEmpty['no-candidates']} />,
  dialogs: ({ given }) => <RejectMany rejecting={given.rejecting} />,
});
