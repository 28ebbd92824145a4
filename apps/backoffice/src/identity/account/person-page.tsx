import { Anchor, Paper, Stack } from '@mantine/core';
import type { OfficePersonInFull } from '@nukkad/contract/identity/account/people.api';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LoadingSkeleton, ErrorNotice } from '../../ui/query-states.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PartnerFeatures } from './partner-features.tsx';
import { PartnerSubscription } from './partner-subscription.tsx';
import { personQuery } from './people.queries.ts';
import { PersonActs } from './person-acts.tsx';

function Firm({ person: { companyName, organisationId } }: { person: OfficePersonInFull }) {
  if (!companyName || !organisationId) return 'None';
  return (
    <Anchor component={Link} to={`/review/${organisationId}`} size="sm">
      {companyName}
    </Anchor>
  );
}

export function PersonPage() {
  const { userId = '' } = useParams();
  const { data: person, error, refetch } = useQuery(personQuery(userId));
  return (
    <PageFrame title={person?.fullName || 'Person'}>
      <Anchor component={Link} to="/people" size="sm">
        All people
      </Anchor>
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!person && !error ? <LoadingSkeleton rows={4} /> : null}
      {person ? (
        <Paper>
          <Stack gap="lg">
            <Facts
              facts={[
                ['Status', <StatusBadge key="status" status={person.status} />],
                ['Previous status', person.previousStatus ?? 'None'],
                ['Roles', person.roles.join(', ') || 'None yet'],
                ['Business', <Firm key="firm" person={person} />],
                ['Mobile', person.maskedNumber],
                ['Open sessions', person.openSessions],
                ['Joined', <Moment key="since" at={person.createdAt} />],
                ['Reason for the status', person.statusReason || 'No reason given'],
                ['Message to the person', person.message ?? 'Standard message'],
              ]}
            />
            <PersonActs person={person} />
          </Stack>
        </Paper>
      ) : null}
      {person?.organisationId ? <PartnerSubscription organisationId={person.organisationId} /> : null}
      {person?.organisationId ? <PartnerFeatures organisationId={person.organisationId} /> : null}
    </PageFrame>
  );
}
