import { Anchor, Paper, Stack } from '@mantine/core';
import { getPerson, type OfficePersonInFull } from '@nukkad/contract/identity/account/people.api';
import { Link, useParams } from 'react-router';
import { PersonCredit } from '../../nouns/credit/person-credit.tsx';
import { PersonPayLater } from '../../nouns/pay-later/person-pay-later.tsx';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LoadingSkeleton, ErrorNotice } from '../../ui/query-states.tsx';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { PartnerFeatures } from './partner-features.tsx';
import { PartnerSubscription } from './partner-subscription.tsx';
import { PersonActs } from './person-acts.tsx';
import { roleWords } from './role-words.ts';

function Firm({ person: { companyName, organisationId } }: { person: OfficePersonInFull }) {
  if (!companyName || !organisationId) return t('account.none', 'None');
  return (
    <Anchor component={Link} to={`/partners/${organisationId}`} size="sm">
      {companyName}
    </Anchor>
  );
}

function ContactTries({ person: { contactTries } }: { person: OfficePersonInFull }) {
  const { tries, lastAt } = contactTries;
  if (lastAt === null) return t('account.never', 'Never');
  return (
    <>
      {tries}, {t('account.lastTry', 'last')} <Moment at={lastAt} />
    </>
  );
}

export function PersonPage() {
  const { userId = '' } = useParams();
  const { data: person, error, refetch } = useAsked(getPerson, { params: { userId } });
  return (
    <PageFrame
      title={person?.fullName || t('account.person', 'Person')}
      back={{ to: '/people', label: t('account.allPeople', 'All people') }}
    >
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!person && !error ? <LoadingSkeleton rows={4} /> : null}
      {person ? (
        <Paper>
          <Stack gap="lg">
            <Facts
              facts={[
                [t('common.status', 'Status'), <StatusBadge key="status" status={person.status} />],
                [
                  t('account.previousStatus', 'Previous status'),
                  person.previousStatus ? statusWords(person.previousStatus) : t('account.none', 'None'),
                ],
                [
                  t('account.roles', 'Roles'),
                  person.roles.map((role) => roleWords[role]).join(', ') || t('account.noneYet', 'None yet'),
                ],
                [t('common.business', 'Business'), <Firm key="firm" person={person} />],
                [t('account.mobile', 'Mobile'), person.maskedNumber],
                [t('account.openSessions', 'Open sessions'), person.openSessions],
                [
                  t('account.contactTries', 'Contact details written where they are hidden, 30 days'),
                  <ContactTries key="tries" person={person} />,
                ],
                [t('account.joined', 'Joined'), <Moment key="since" at={person.createdAt} />],
                [
                  t('account.reasonForTheStatus', 'Reason for the status'),
                  person.statusReason || t('account.noReasonGiven', 'No reason given'),
                ],
                [
                  t('account.messageToThePerson', 'Message to the person'),
                  person.message ?? t('account.standardMessage', 'Standard message'),
                ],
              ]}
            />
            <PersonActs person={person} />
          </Stack>
        </Paper>
      ) : null}
      {person?.roles.includes('Buyer') ? <PersonCredit owner={{ userId }} /> : null}
      {person?.roles.includes('Buyer') ? <PersonPayLater userId={userId} /> : null}
      {person?.organisationId ? <PartnerSubscription organisationId={person.organisationId} /> : null}
      {person?.organisationId ? <PartnerFeatures organisationId={person.organisationId} /> : null}
    </PageFrame>
  );
}
