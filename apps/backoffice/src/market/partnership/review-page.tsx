import { t } from '../../platform/words.ts';
import { Anchor, Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LoadingSkeleton, ErrorNotice } from '../../ui/query-states.tsx';
import { ChangeFacts } from './change-facts.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DocumentsList } from './documents-list.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { reviewQuery } from './review.queries.ts';

/** One partner whole: the profile, and its papers beside it. */
export function ReviewPage() {
  const { organisationId = '' } = useParams();
  const { data: review, error, refetch } = useQuery(reviewQuery(organisationId));
  const change = review?.profile.change;
  return (
    <PageFrame title={review?.profile.companyName ?? t('review.partner', 'Partner')}>
      <Anchor component={Link} to="/review" size="sm">
        {t('review.backToReview', 'Back to review')}
      </Anchor>
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!review && !error ? <LoadingSkeleton /> : null}
      {review ? (
        <>
          <DecisionBar review={review} />
          {change?.status === 'Pending' ? <ChangeFacts change={change} /> : null}
          <Grid>
            <Grid.Col span={{ base: 12, md: 8 }}>
              <ProfileFacts review={review} />
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Stack gap="md">
                <DocumentsList documents={review.documents} />
              </Stack>
            </Grid.Col>
          </Grid>
        </>
      ) : null}
    </PageFrame>
  );
}
