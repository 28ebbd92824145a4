import { type LeadCard, type LeadTab, leadTabs } from '@nukkad/contract/market/lead/lead.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { Listing } from '../../nouns/work-list/listing.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { leadsAddress, useLeadCounts, useLeads } from './lead.queries.ts';
import { budgetWords, distanceWords } from '../../nouns/rfq/rfq-words.ts';
import styles from '../../nouns/rfq/rfq.module.css';

const tabNames: Record<LeadTab, (t: Translate) => string> = {
  fresh: (t) => t('lead.tab.fresh', 'New'),
  interested: (t) => t('lead.tab.interested', 'Interested'),
  unlocked: (t) => t('lead.tab.unlocked', 'Unlocked'),
  won: (t) => t('lead.tab.won', 'Won'),
  finished: (t) => t('lead.tab.finished', 'Finished'),
  over: (t) => t('lead.tab.over', 'Lost or closed'),
};

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = (voice: Voice): readonly Column<LeadCard>[] => {
  const { t } = voice;
  return [
    told('work', t('lead.work', 'Work'), ({ title }) => title, {
      ...heading,
      cell: ({ leadId, title, excerpt, rfqNumber }) => (
        <span className={styles.told}>
          <Link to={`/consultant-service/leads/${leadId}`}>{title}</Link>
          <small>{excerpt}</small>
          <small translate="no">{rfqNumber}</small>
        </span>
      ),
    }),
    told(
      'area',
      t('lead.area', 'Area'),
      ({ area, distanceMetres }) => `${area}, ${distanceWords(voice, distanceMetres)}`,
      { width: '13.5rem' },
    ),
    told(
      'budget',
      t('quote.budget', 'Budget'),
      (lead) => budgetWords(voice, lead) ?? t('lead.budget.none', 'Not said'),
      { width: '9rem' },
    ),
    told('ahead', t('lead.rivals', 'Others interested'), ({ ahead }) => String(ahead), { width: '9.5rem' }),
    told('price', t('lead.price', 'Credits'), ({ priceCredits }) => String(priceCredits), {
      width: '6.5rem',
    }),
    told('came', t('lead.came', 'Received'), ({ createdAt }) => createdAt, {
      cell: ({ createdAt }) => <DateTime at={createdAt} as="short" />,
      width: '11rem',
    }),
    told('status', t('quote.state', 'Status'), ({ status }) => status, {
      cell: ({ status, isInterested }) =>
        isInterested && status === 'New Request' ? (
          <strong>{t('lead.tab.interested', 'Interested')}</strong>
        ) : (
          <StatusBadge status={status} seenBy="receiver" />
        ),
      card: 'foot',
      width: '8.5rem',
    }),
  ];
};

/** What this partner was told of; the tab is part of the address. */
export function LeadList() {
  const voice = useTranslation();
  const { t } = voice;
  const tab = useUrlTab(leadTabs);
  const asked = useListAddress(leadsAddress);
  const { data: counts } = useLeadCounts();
  return (
    <>
      <UrlTabs
        label={t('quote.state', 'Status')}
        tabs={leadTabs.map((value) => ({
          value,
          label: tabNames[value](t),
          ...(counts && { count: counts[value] }),
        }))}
      />
      <Listing<LeadCard>
        name="leads"
        label={t('lead.title', 'Leads')}
        asked={asked}
        fields={[]}
        columns={columnsOf(voice)}
        pages={useLeads(tab)}
        keyOf={({ leadId }) => leadId}
        nameOf={({ title, rfqNumber }) => `${title}, ${rfqNumber}`}
        empty={
          <EmptyState scene="messages" title={t('lead.none', 'No requests here')}>
            {t(
              'lead.none.words',
              'When customers near you ask for quotations of your work, they appear here.',
            )}
          </EmptyState>
        }
      />
    </>
  );
}
