import {
  type OfficeMilestoneDispute,
  milestoneDisputeStates,
} from '@nukkad/contract/work/project/milestone-dispute-office.api';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScaleOutline.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { milestoneDisputeColumns } from './milestone-dispute-columns.tsx';
import { disputeStateWords } from './milestone-dispute-words.ts';
import { milestoneDisputesAddress, milestoneDisputesList } from './milestone-dispute.queries.ts';
import { MilestoneDisputeDialog } from './milestone-dispute-dialog.tsx';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('milestoneDispute.search', 'Project number') },
  {
    kind: 'choice',
    key: 'state',
    label: t('milestoneDispute.state', 'State'),
    options: milestoneDisputeStates.map((value) => ({ value, label: disputeStateWords[value] })),
  },
];

/** Customers who say that an accepted milestone is not right, the longest wait first. */
export function MilestoneDisputesPage() {
  const asked = useListAddress(milestoneDisputesAddress);
  const open = useSearchParams()[0].get('open') ?? '';
  const pages = useInfiniteQuery(milestoneDisputesList(asked.filters).pages);
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const opened = rows.find(({ disputeId }) => disputeId === open);
  return (
    <PageFrame
      title={t('milestoneDispute.title', 'Milestone disputes')}
      about={t('milestoneDispute.about', 'Accepted milestones that customers dispute, longest wait first.')}
    >
      <OfficeList<OfficeMilestoneDispute>
        name="milestone-disputes"
        label={t('milestoneDispute.title', 'Milestone disputes')}
        asked={asked}
        fields={fields}
        columns={milestoneDisputeColumns(({ disputeId }) => asked.change({ open: disputeId }))}
        pages={pages}
        keyOf={({ disputeId }) => disputeId}
        nameOf={({ projectNumber }) => projectNumber}
        empty={
          <EmptyNotice Icon={IconScale} title={t('milestoneDispute.none', 'No open disputes')}>
            {t('milestoneDispute.noneAbout', 'Disputes about milestones of projects appear here.')}
          </EmptyNotice>
        }
      />
      {opened ? (
        <MilestoneDisputeDialog
          key={`${opened.disputeId} ${opened.state}`}
          dispute={opened}
          onClose={() => asked.change({ open: '' })}
        />
      ) : null}
    </PageFrame>
  );
}
