import { Badge, Button } from '@mantine/core';
import { type OfficePayout, retryPayout, seenOfRetry } from '@nukkad/contract/money/payout/payout-admin.api';
import { payoutStatuses } from '@nukkad/contract/money/payout/payout.noun';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import { useState } from 'react';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { call } from '../../platform/call.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { WhyForm } from '../../ui/why-form.tsx';
import { PayoutLinks } from './payout-links.tsx';
import { failureWords, nextStepWords, payoutStatusWords, statusColours } from './payout-words.ts';
import { payoutLists, payoutsAddress, payoutsList } from './payout.queries.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('payout.partnerName', 'Partner name') },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: payoutStatuses.map((value) => ({ value, label: payoutStatusWords[value] })),
  },
];

const views: readonly OfferedView[] = (['FAILED', 'PENDING', 'PROCESSING'] as const).map((status) => ({
  id: status,
  name: payoutStatusWords[status],
  filters: { status },
}));

const columns = (retry: (payout: OfficePayout) => void): readonly Column<OfficePayout>[] => [
  {
    id: 'partner',
    title: t('payout.partner', 'Partner'),
    text: ({ partnerName }) => partnerName,
    fixed: true,
    card: 'heading',
  },
  {
    id: 'amount',
    title: t('payout.amount', 'Amount'),
    text: ({ amount }) => inRupees(amount),
    figures: true,
    width: '8rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => payoutStatusWords[status],
    cell: ({ status }) => (
      <Badge color={statusColours[status] ?? 'slate'} miw="max-content">
        {payoutStatusWords[status]}
      </Badge>
    ),
    card: 'corner',
    width: '8rem',
  },
  {
    id: 'bank',
    title: t('payout.bank', 'Bank account'),
    text: ({ bank }) => `${bank.name} ••${bank.last4}`,
    width: '12rem',
  },
  { id: 'run', title: t('payout.run', 'Run'), text: ({ runOn }) => dayWords(runOn), width: '8rem' },
  {
    id: 'earnings',
    title: t('payout.earnings', 'Earnings'),
    text: ({ earnings }) => String(earnings),
    figures: true,
    startsHidden: true,
  },
  { id: 'utr', title: t('payout.utr', 'Bank reference'), text: ({ utr }) => utr ?? '', startsHidden: true },
  {
    id: 'failure',
    title: t('payout.failure', 'Why it failed'),
    text: ({ cause, failure }) => failure ?? (cause ? failureWords[cause] : ''),
  },
  {
    id: 'nextStep',
    title: t('payout.nextStep', 'Next step'),
    text: ({ nextStep }) => (nextStep ? nextStepWords[nextStep] : ''),
  },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (payout) =>
      payout.canRetry ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => retry(payout)}
          aria-label={t('payout.retryOf', 'Retry payout to {{name}}', { name: payout.partnerName })}
        >
          {t('payout.retry', 'Retry')}
        </Button>
      ) : null,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '7rem',
  },
];

function RetryForm({ payout, onClose }: { payout: OfficePayout; onClose: () => void }) {
  const { payoutId, partnerName, version, retry } = payout;
  const [seen] = useState(() => seenOfRetry(payout));
  return (
    <WhyForm
      title={t('payout.retryOf', 'Retry payout to {{name}}', { name: partnerName })}
      about={t('payout.retryPays', 'Pays {{amount}} now: all that is due, {{count}} earnings.', {
        amount: inRupees(retry?.amount ?? 0),
        count: retry?.earnings ?? 0,
      })}
      doIt={t('payout.retry', 'Retry')}
      endpoint={retryPayout}
      bodyOf={(why) => ({ why, version, seen })}
      save={(body) => call(retryPayout, { params: { payoutId }, body })}
      said={({ amount }) =>
        t('payout.retried', '{{amount}} is being sent to {{name}}.', {
          amount: inRupees(amount),
          name: partnerName,
        })
      }
      lists={payoutLists}
      onClose={onClose}
    />
  );
}

/** Money on its way to partners, by partner, state and run. */
export function PayoutsPage() {
  const asked = useListAddress(payoutsAddress);
  const { pages } = payoutsList(asked.filters);
  const [retried, setRetried] = useState<OfficePayout | null>(null);
  return (
    <PageFrame
      title={t('payout.payouts', 'Payouts')}
      about={t('payout.about', 'Money sent to partners. A run each night pays what is due.')}
    >
      <PayoutLinks />
      <OfficeList<OfficePayout>
        name="payouts"
        label={t('payout.payouts', 'Payouts')}
        asked={asked}
        fields={fields}
        columns={columns(setRetried)}
        views={views}
        pages={useInfiniteQuery(pages)}
        keyOf={({ payoutId }) => payoutId}
        nameOf={({ partnerName }) => partnerName}
        sheet={{ list: 'office_payouts', filters: asked.filters }}
        empty={
          <EmptyNotice Icon={IconCashBanknote} title={t('payout.none', 'No payouts yet')}>
            {t('payout.noneAbout', 'Payouts appear here after the first nightly run.')}
          </EmptyNotice>
        }
      />
      {retried ? <RetryForm payout={retried} onClose={() => setRetried(null)} /> : null}
    </PageFrame>
  );
}
