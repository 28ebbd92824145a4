import { Anchor, Badge } from '@mantine/core';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { listReviews, reviewSubjects, reviewsQuery } from '@nukkad/contract/market/partnership/review.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import { Link } from 'react-router';
import { moment, pageLink, standing } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { sinceWords } from './review-checks.ts';

type Waiting = EndpointOutput<typeof listReviews>['items'][number];

const subjects = {
  profile: [t('review.newProfile', 'New profile'), 'neel'],
  change: [t('review.change', 'Change'), 'haldi'],
  document: [t('review.newDocument', 'New document'), 'peepal'],
} as const satisfies Readonly<Record<Waiting['subject'], readonly [words: string, colour: string]>>;
const typeWords = ({ subject }: Waiting) => subjects[subject][0];

/** What waits for a decision. */
export const QueuePage = listPage(listReviews, {
  name: 'review',
  title: t('common.review', 'Review'),
  about: t('review.partnersWaitingForADecision', 'Partners waiting for a decision, longest wait first.'),
  label: t('review.waitingPartners', 'Waiting partners'),
  address: listAddress(reviewsQuery.shape, ['subject'], {}),
  fields: [
    choice('subject', t('review.filterByType', 'Filter by type'), reviewSubjects, {
      profile: t('review.newProfiles', 'New profiles'),
      change: t('review.changes', 'Changes'),
      document: t('review.newDocuments', 'New documents'),
    }),
  ],
  keyOf: ({ organisationId, subject }) => `${organisationId} ${subject}`,
  nameOf: ({ companyName }) => companyName,
  columns: [
    pageLink(
      'business',
      t('common.business', 'Business'),
      ({ companyName }) => companyName,
      ({ organisationId, subject }) =>
        `/review/${organisationId}${subject === 'document' ? '?pane=documents' : ''}`,
    ),
    told('city', t('review.city', 'City'), ({ city }) => city, { width: '10rem' }),
    told('type', t('review.type', 'Type'), typeWords, {
      cell: (one) => <Badge color={subjects[one.subject][1]}>{typeWords(one)}</Badge>,
      card: 'corner',
      width: '8rem',
    }),
    { ...standing('8rem'), card: undefined },
    moment('since', t('review.waitingSince', 'Waiting since'), ({ since }) => since, {
      cell: ({ since }) => sinceWords(since, new Date()),
      width: '15rem',
    }),
    told(
      'assignee',
      t('review.assignee', 'Assigned to'),
      ({ assignee }) => assignee?.fullName ?? t('review.unassigned', 'Not assigned'),
      { width: '10rem' },
    ),
  ],
  exported: 'partners',
  empty: {
    Icon: IconClipboardCheck,
    title: t('review.nothingToReview', 'Nothing to review'),
    words: t(
      'review.profilesAndChangesFromPartners',
      'Profiles, changes and documents from partners appear here.',
    ),
    action: (
      <Anchor component={Link} to="/support" size="sm" fw={650}>
        {t('review.toSupport', 'View support messages')}
      </Anchor>
    ),
  },
});
