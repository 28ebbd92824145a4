import { listLeads } from '@nukkad/contract/market/lead/lead.api';
import { type LeadCard, type LeadTab, leadTabs } from '@nukkad/contract/market/lead/lead.model';
import { countRfqTabs } from '@nukkad/contract/market/rfq/rfq.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { budgetWords, distanceWords } from '../../nouns/rfq/rfq-words.ts';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { lackingWords } from './lead-words.ts';
import styles from '../../nouns/rfq/rfq.module.css';

const tabNames: Record<LeadTab, (t: Translate) => string> = {
  fresh: (t) => t('lead.tab.fresh', 'New'),
  interested: (t) => t('lead.tab.interested', 'Interested'),
  unlocked: (t) => t('lead.tab.unlocked', 'Unlocked'),
  won: (t) => t('lead.tab.won', 'Won'),
  finished: (t) => t('lead.tab.finished', 'Finished'),
  over: (t) => t('lead.tab.over', 'Lost or closed'),
};

function Tabs() {
  const { t } = useTranslation();
  const { data: counts } = useAsked(countRfqTabs);
  return (
    <UrlTabs
      label={t('quote.state', 'Status')}
      tabs={leadTabs.map((value) => ({
        value,
        label: tabNames[value](t),
        ...(counts && { count: counts[value] }),
      }))}
    />
  );
}

function Standing({ lead: { status, isInterested, pausedFor } }: { lead: LeadCard }) {
  const { t } = useTranslation();
  if (status !== 'New Request') return <StatusBadge status={status} seenBy="receiver" />;
  if (pausedFor) return <strong>{lackingWords(t, pausedFor)}</strong>;
  if (isInterested) return <strong>{t('lead.tab.interested', 'Interested')}</strong>;
  return <StatusBadge status={status} seenBy="receiver" />;
}

const useTab = () => useUrlTab(leadTabs);

/** What this partner was told of; the tab is part of the address. */
export const LeadList = listPartOf(listLeads, useTab, {
  name: 'leads',
  label: ({ t }) => t('lead.title', 'Leads'),
  address: listAddress({}, [], {}),
  query: (_, tab) => ({ tab }),
  above: () => <Tabs />,
  keyOf: ({ leadId }) => leadId,
  nameOf: ({ title, rfqNumber }) => `${title}, ${rfqNumber}`,
  columns: ({ t, voice }) => [
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
      cell: (lead) => <Standing lead={lead} />,
      card: 'foot',
      width: '10.5rem',
    }),
  ],
  empty: ({ t }) => (
    <EmptyState scene="messages" title={t('lead.none', 'No requests here')}>
      {t('lead.none.words', 'When customers near you ask for quotations of your work, they appear here.')}
    </EmptyState>
  ),
});
