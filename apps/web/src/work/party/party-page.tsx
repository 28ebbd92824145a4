import type { Party } from '@nukkad/contract/work/party/party.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { balanceWords, kindWords } from './party-words.ts';
import styles from './party.module.css';
import { useParty } from './party.queries.ts';

function Facts({ party }: { party: Party }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <Card>
      <dl className={styles.facts}>
        <div>
          <dt>{t('party.kind', 'Type')}</dt>
          <dd>{kindWords[party.kind](t)}</dd>
        </div>
        <div>
          <dt>{t('party.balance', 'Balance')}</dt>
          <dd translate="no">{balanceWords(voice, party.balance)}</dd>
        </div>
        {party.gstNumber && (
          <div>
            <dt>{t('party.gst', 'GST number')}</dt>
            <dd translate="no">{party.gstNumber}</dd>
          </div>
        )}
        {party.contacts.map(({ name, designation, mobileNumber, email }) => (
          <div key={`${name} ${mobileNumber} ${email}`}>
            <dt>{designation || t('party.contact', 'Contact')}</dt>
            <dd translate="no">{[name, mobileNumber, email].filter(Boolean).join(', ')}</dd>
          </div>
        ))}
        {party.addresses.map(({ label, line, pincode }) => (
          <div key={`${label} ${line}`}>
            <dt>{label}</dt>
            <dd translate="no">{`${line}, ${pincode}`}</dd>
          </div>
        ))}
      </dl>
      {party.note && <p className={styles.note}>{party.note}</p>}
      {party.isCustomerHere && (
        <p className={styles.note}>
          {t('party.here', 'This customer agreed to a quotation here. They approve milestones themselves.')}
        </p>
      )}
    </Card>
  );
}

function Acts({ party: { partyId, can } }: { party: Party }) {
  const { t } = useTranslation();
  return (
    <div className={styles.acts}>
      {can.openProject && (
        <ButtonLink to={`/projects/new-business?party=${partyId}`}>
          {t('newBusiness.title', 'New project')}
        </ButtonLink>
      )}
      {can.edit && (
        <ButtonLink to={`/projects/parties/${partyId}/edit`} tone="plain">
          {t('party.edit', 'Edit')}
        </ButtonLink>
      )}
    </div>
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
            <Facts party={party} />
            <Acts party={party} />
            <Section title={t('project.title', 'Projects')}>{below(party)}</Section>
            {account(party)}
          </>
        )}
      </Loaded>
    </Page>
  );
}
