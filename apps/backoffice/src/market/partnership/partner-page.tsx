import { Anchor, Grid, Group } from '@mantine/core';
import { getOfficePartner } from '@nukkad/contract/market/partnership/office-partner.api';
import { getReview } from '@nukkad/contract/market/partnership/review.api';
import { Link, useParams } from 'react-router';
import { ReportsPanel } from '../../nouns/report/reports-panel.tsx';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { DocumentsList } from './documents-list.tsx';
import { PartnerDecisions } from './partner-decisions.tsx';
import { PartnerPortfolio } from './partner-portfolio.tsx';
import { PartnerStandingPanel } from './partner-standing.tsx';
import { PartnerSummary } from './partner-summary.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** Where more about the partner is. */
function Links({ organisationId, ownerId }: { organisationId: string; ownerId: string }) {
  const links: readonly [to: string, words: string][] = [
    [`/review/${organisationId}`, t('partners.openReview', 'Review')],
    [`/people/${ownerId}`, t('partners.openOwner', 'Owner, status and features')],
    [`/audit?subjectId=${organisationId}`, t('partners.openAudit', 'Audit log')],
  ];
  return (
    <Group gap="md" component="nav" aria-label={t('partners.more', 'More about this partner')}>
      {links.map(([to, words]) => (
        <Anchor key={to} component={Link} to={to} size="sm">
          {words}
        </Anchor>
      ))}
    </Group>
  );
}

/** A partner with its whole story: profile, documents, decisions, services, counts and reports. */
export function PartnerPage() {
  const { organisationId = '' } = useParams();
  const story = useAsked(getOfficePartner, { params: { organisationId } });
  const review = useAsked(getReview, { params: { organisationId } });
  const again = () => {
    void story.refetch();
    void review.refetch();
  };
  const error = story.error ?? review.error;
  return (
    <PageFrame title={story.data?.partner.companyName ?? t('review.partner', 'Partner')}>
      <Anchor component={Link} to="/partners" size="sm">
        {t('partners.all', 'All partners')}
      </Anchor>
      {error ? <ErrorNotice error={error} again={again} /> : null}
      {story.data || error ? null : <LoadingSkeleton rows={4} />}
      {story.data ? (
        <>
          <Links organisationId={organisationId} ownerId={story.data.partner.owner.userId} />
          <PartnerSummary story={story.data} />
          <PartnerStandingPanel
            organisationId={organisationId}
            companyName={story.data.partner.companyName}
          />
          <ReportsPanel of={{ organisationId }} />
          <PartnerPortfolio organisationId={organisationId} />
          <PartnerDecisions decisions={story.data.decisions} />
        </>
      ) : null}
      {review.data ? (
        <Grid>
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <ProfileFacts review={review.data} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <DocumentsList review={review.data} />
          </Grid.Col>
        </Grid>
      ) : null}
    </PageFrame>
  );
}
