import { type RfqCard, type RfqTab, rfqTabs } from '@nukkad/contract/market/rfq/rfq.model';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { CategoryStamp } from '../../nouns/category/category-stamp.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { OpensCard } from '../../ui/page/opens-card.tsx';
import { Paragraph } from '../../ui/page/parts.tsx';
import { useMyRfqs, useRfqCounts } from './rfq.queries.ts';
import { nextSentence } from './rfq-words.ts';

const tabNames: Record<RfqTab, (t: Translate) => string> = {
  open: (t) => t('quote.tab.open', 'Open'),
  over: (t) => t('quote.tab.over', 'Closed'),
};

function OneRequest({ rfq, now }: { rfq: RfqCard; now: Date }) {
  const voice = useTranslation();
  return (
    <OpensCard
      picture={<CategoryStamp id={rfq.categoryImage} size={48} />}
      name={<Link to={`/buyer/quotes/${rfq.rfqId}`}>{rfq.title}</Link>}
      state={<StatusBadge status={rfq.status} />}
    >
      <Paragraph breaks>
        {rfq.area} · <DateTime at={rfq.createdAt} as="short" />
      </Paragraph>
      <Paragraph breaks>{nextSentence(voice, rfq, now)}</Paragraph>
    </OpensCard>
  );
}

function NoRequests({ tab }: { tab: RfqTab }) {
  const { t } = useTranslation();
  if (tab === 'over')
    return (
      <EmptyState scene="messages" title={t('quote.noneOver', 'No closed requests')}>
        {t('quote.noneOver.words', 'You’ll find cancelled and ended requests here.')}
      </EmptyState>
    );
  return (
    <EmptyState
      scene="messages"
      title={t('quote.none', 'No quote requests yet')}
      action={<ButtonLink to="/buyer/quotes/new">{t('quote.new', 'Get quotes')}</ButtonLink>}
    >
      {t(
        'quote.none.words',
        'For larger work, such as painting or a yearly contract, ask several partners at once.',
      )}
    </EmptyState>
  );
}

/** A customer's own requests, page by page; the tab is part of the address. */
export function RfqList() {
  const { t } = useTranslation();
  const tab = useUrlTab(rfqTabs);
  const now = useNow();
  const { data: counts } = useRfqCounts();
  return (
    <>
      <UrlTabs
        label={t('quote.state', 'Status')}
        tabs={rfqTabs.map((value) => ({
          value,
          label: tabNames[value](t),
          ...(counts && { count: counts[value] }),
        }))}
      />
      <Listed list={useMyRfqs(tab)} waiting={<ListSkeleton count={3} />} empty={<NoRequests tab={tab} />}>
        {(items) => (
          <CardList>
            {items.map((rfq) => (
              <OneRequest key={rfq.rfqId} rfq={rfq} now={now} />
            ))}
          </CardList>
        )}
      </Listed>
    </>
  );
}
