import type { OfficeRfq } from '@nukkad/contract/market/rfq/office-rfq.api';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconQuotes from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { ForwardDialog } from './forward-dialog.tsx';
import { rfqsAddress, rfqsList } from './rfq.queries.ts';
import { rfqColumns } from './rfq-columns.tsx';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('rfqs.byNumber', 'Request number') },
];

const views: readonly OfferedView[] = [
  { id: 'untaken', name: t('rfqs.noTaker', 'No taker'), filters: { untaken: 'true' } },
];

/** Requests for quotations, and those that no partner takes. */
export function RfqsPage() {
  const asked = useListAddress(rfqsAddress);
  const open = useSearchParams()[0].get('open') ?? '';
  const list = rfqsList(asked.filters);
  const pages = useInfiniteQuery(list.pages);
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const forwarded = rows.find(({ rfqId, can }) => can.forward && rfqId === open);
  return (
    <PageFrame
      title={t('rfqs.title', 'Quote requests')}
      about={t('rfqs.about', 'What customers ask several partners to price. Forward those no one takes.')}
    >
      <OfficeList<OfficeRfq>
        name="rfqs"
        label={t('rfqs.title', 'Quote requests')}
        asked={asked}
        fields={fields}
        columns={rfqColumns(({ rfqId }) => asked.change({ open: rfqId }))}
        views={views}
        pages={pages}
        keyOf={({ rfqId }) => rfqId}
        nameOf={({ rfqNumber }) => rfqNumber}
        empty={
          <EmptyNotice Icon={IconQuotes} title={t('rfqs.none', 'No quote requests yet')}>
            {t('rfqs.noneAbout', 'They appear here when customers ask for quotes.')}
          </EmptyNotice>
        }
      />
      {forwarded ? (
        <ForwardDialog key={forwarded.rfqId} rfq={forwarded} onClose={() => asked.change({ open: '' })} />
      ) : null}
    </PageFrame>
  );
}
