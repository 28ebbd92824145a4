import { Anchor, Badge } from '@mantine/core';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { listReviews, reviewsQuery } from '@nukkad/contract/market/partnership/review.api';
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

const typeWords = ({ subject }: Waiting) =>
  subject === 'change' ? t('review.change', 'Change') : t('review.newProfile', 'New profile');

/** What waits for a decision. */
export const QueuePage = listPage(listReviews, {
  name: 'review',
  title: t('common.review', 'Review'),
  about: t('review.partnersWaitingForADecision', 'Partners waiting for a decision, longest wait first.'),
  label: t('review.waitingPartners', 'Waiting partners'),
  address: listAddress(reviewsQuery.shape, ['subject'], {}),
  fields: [
    choice('subject', t('review.filterByType', 'Filter by type'), ['profile', 'change'], {
      profile: t('review.newProfiles', 'New profiles'),
      change: t('review.changes', 'Changes'),
    }),
  ],
  keyOf: ({ organisationId, changeId }) => `${organisationId} ${changeId ?? ''}`,
  nameOf: ({ companyName }) => companyName,
  columns: [
    pageLink(
      'business',
      t('common.business', 'Business'),
      ({ companyName }) => companyName,
      ({ organisationId }) => `/review/${organisationId}`,
    ),
    told('city', t('review.city', 'City'), ({ city }) => city, { width: '10rem' }),
    told('type', t('review.type', 'Type'), typeWords, {
      cell: (one) => <Badge color={one.subject === 'change' ? 'haldi' : 'neel'}>{typeWords(one)}</Badge>,
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
    words: t('review.profilesAndChangesFromPartners', 'Profiles and changes from partners appear here.'),
    action: (
      <Anchor component={Link} to="/support" size="sm" fw={650}>
        {t('review.toSupport', 'View support messages')}
      </Anchor>
    ),
  },
});
