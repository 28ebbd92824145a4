import { Grid, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { getReview } from '@nukkad/contract/market/partnership/review.api';
import { useParams } from 'react-router';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LoadingSkeleton, ErrorNotice } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { ChangeFacts } from './change-facts.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DocumentsList } from './documents-list.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import type { Review } from './review.ts';

/** Facts and documents beside each other on a desk; on a phone one of them, named in the address. */
function Panes({ review }: { review: Review }) {
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const [{ pane }, change] = useFilter(['pane', 'document']);
  const facts = <ProfileFacts review={review} />;
  const documents = <DocumentsList review={review} />;
  if (!wide)
    return (
      <>
        <SegmentedControl
          fullWidth
          aria-label={t('review.panes', 'Show')}
          data={[
            { value: 'facts', label: t('review.profile', 'Profile') },
            { value: 'documents', label: t('review.documents', 'Documents') },
          ]}
          value={pane || 'facts'}
          onChange={(value) => change({ pane: value })}
        />
        {pane === 'documents' ? documents : facts}
      </>
    );
  return (
    <Grid>
      <Grid.Col span={6}>{facts}</Grid.Col>
      <Grid.Col span={6}>{documents}</Grid.Col>
    </Grid>
  );
}

/** One partner whole: the profile, and its papers beside it. */
export function ReviewPage() {
  const { organisationId = '' } = useParams();
  const { data: review, error, refetch } = useAsked(getReview, { params: { organisationId } });
  const change = review?.profile.change;
  return (
    <PageFrame
      title={review?.profile.companyName ?? t('review.partner', 'Partner')}
      back={{ to: '/review', label: t('review.backToReview', 'Back to review') }}
    >
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!review && !error ? <LoadingSkeleton /> : null}
      {review ? (
        <>
          <DecisionBar review={review} />
          {change?.status === 'Pending' ? <ChangeFacts change={change} /> : null}
          <Panes review={review} />
        </>
      ) : null}
    </PageFrame>
  );
}
