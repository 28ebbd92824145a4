import type { Party } from '@nukkad/contract/work/party/party.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { balanceWords, kindWords, termsWords } from './party-words.ts';
import { Paragraph, Text } from '../../ui/page/parts.tsx';
import { useParty } from './party.queries.ts';

function PartyFacts({ party }: { party: Party }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <Card>
      <Facts>
        <Fact name={t('party.kind', 'Type')}>{kindWords[party.kind](t)}</Fact>
        <Fact name={t('party.balance', 'Balance')}>
          <span translate="no">{balanceWords(voice, party.balance)}</span>
        </Fact>
        {party.overdue > 0 && (
          <Fact name={t('party.overdue', 'Overdue')}>
            <Text tone="bad" weight={600} translate="no">
              {formatMoney(party.overdue, voice.locale)}
            </Text>
          </Fact>
        )}
        {party.kind === 'customer' && (
          <Fact name={t('party.terms', 'Payment terms')}>{termsWords(voice, party.termsDays)}</Fact>
        )}
        <Fact name={t('party.gst', 'GST number')}>
          {party.gstNumber && <span translate="no">{party.gstNumber}</span>}
        </Fact>
        {party.contacts.map(({ name, designation, mobileNumber, email }) => (
          <Fact key={`${name} ${mobileNumber} ${email}`} name={designation || t('party.contact', 'Contact')}>
            <span translate="no">{[name, mobileNumber, email].filter(Boolean).join(', ')}</span>
          </Fact>
        ))}
        {party.addresses.map(({ label, line, pincode }) => (
          <Fact key={`${label} ${line}`} name={label}>
            <span translate="no">{`${line}, ${pincode}`}</span>
          </Fact>
        ))}
      </Facts>
      {party.note && (
        <Paragraph breaks typed above={1}>
          {party.note}
        </Paragraph>
      )}
      {party.isCustomerHere && (
        <Paragraph breaks typed above={1}>
          {t('party.here', 'This customer agreed to a quotation here. They approve milestones themselves.')}
        </Paragraph>
      )}
    </Card>
  );
}

function Acts({ party: { partyId, can } }: { party: Party }) {
  const { t } = useTranslation();
  return (
    <Moves
      gap={0.75}
      of={[
        {
          on: can.openProject,
          to: `/projects/new-business?party=${partyId}`,
          label: t('newBusiness.title', 'New project'),
          tone: 'neel',
        },
        { on: can.edit, to: `/projects/parties/${partyId}/edit`, label: t('party.edit', 'Edit') },
      ]}
    />
  );
}

/** One party; `below` and `account`: its projects and its account, which other features show. */
export function PartyPage({
  partyId,
  below,
  account,
}: {
  partyId: string;
  below: (party: Party) => ReactNode;
  account: (party: Party) => ReactNode;
}) {
  const { t } = useTranslation();
  const query = useParty(partyId);
  const list = { to: '/projects/parties', label: t('party.title', 'Customers and suppliers') };
  return (
    <Page title={query.data?.name ?? list.label} back={list}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {(party) => (
          <>
            <PartyFacts party={party} />
            <Acts party={party} />
            <Section title={t('project.title', 'Projects')}>{below(party)}</Section>
            {account(party)}
          </>
        )}
      </Loaded>
    </Page>
  );
}
