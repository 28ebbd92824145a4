import type { OfficeLeadClaim } from '@nukkad/contract/market/lead/lead-refund.api';
import { leadRefundStatuses } from '@nukkad/contract/market/lead/lead-refund.noun';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconClaims from '@tabler/icons-react/dist/esm/icons/IconCoinOff.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { claimColumns } from './claim-columns.tsx';
import { claimStatusWords } from './claim-words.ts';
import { DecideClaim } from './decide-claim.tsx';
import { leadClaimsAddress, leadClaimsList } from './lead.queries.ts';

const fields: readonly FilterField[] = [
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: leadRefundStatuses.map((value) => ({ value, label: claimStatusWords[value] })),
  },
];

const views: readonly OfferedView[] = [
  { id: 'waiting', name: claimStatusWords.Waiting, filters: { status: 'Waiting' } },
];

/** Partners who say that the contact of a lead was wrong. */
export function LeadClaimsPage() {
  const asked = useListAddress(leadClaimsAddress);
  const open = useSearchParams()[0].get('open') ?? '';
  const list = leadClaimsList(asked.filters);
  const pages = useInfiniteQuery(list.pages);
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const decided = rows.find(({ leadId, can }) => can.decide && leadId === open);
  return (
    <PageFrame
      title={t('leadClaims.title', 'Lead claims')}
      about={t('leadClaims.about', 'Partners who unlocked a lead and say that its contact is wrong.')}
    >
      <OfficeList<OfficeLeadClaim>
        name="lead-claims"
        label={t('leadClaims.title', 'Lead claims')}
        asked={asked}
        fields={fields}
        columns={claimColumns(({ leadId }) => asked.change({ open: leadId }))}
        views={views}
        pages={pages}
        keyOf={({ leadId }) => leadId}
        nameOf={({ rfqNumber }) => rfqNumber}
        empty={
          <EmptyNotice Icon={IconClaims} title={t('leadClaims.none', 'No claims yet')}>
            {t('leadClaims.noneAbout', 'They appear here when a partner can’t reach a customer.')}
          </EmptyNotice>
        }
      />
      {decided ? (
        <DecideClaim key={decided.leadId} claim={decided} onClose={() => asked.change({ open: '' })} />
      ) : null}
    </PageFrame>
  );
}
