import { Anchor, Badge, Button } from '@mantine/core';
import type { OfficeRun } from '@nukkad/contract/money/payout/payout-admin.api';
import { payoutRunStatuses } from '@nukkad/contract/money/payout/payout.noun';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { DecideRun } from './decide-run.tsx';
import { NextRun } from './next-run.tsx';
import { PayoutLinks } from './payout-links.tsx';
import { runStatusWords, statusColours } from './payout-words.ts';
import { runsAddress, runsList } from './payout.queries.ts';

const fields: readonly FilterField[] = [
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: payoutRunStatuses.map((value) => ({ value, label: runStatusWords[value] })),
  },
];

const decisionOf = ({ decidedBy, checkedBy, decideWhy }: OfficeRun) => {
  const by = decidedBy ?? checkedBy;
  return by ? `${by}: ${decideWhy}` : '';
};

const columns = (open: (runId: string) => void): readonly Column<OfficeRun>[] => [
  {
    id: 'day',
    title: t('payout.run', 'Run'),
    text: ({ runOn }) => dayWords(runOn),
    cell: ({ runId, runOn }) => (
      <Anchor component={Link} to={`/payouts?runId=${runId}`} size="sm" fw={700} data-row-link>
        {dayWords(runOn)}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
    width: '9rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => runStatusWords[status],
    cell: ({ status }) => (
      <Badge color={statusColours[status] ?? 'slate'} miw="max-content">
        {runStatusWords[status]}
      </Badge>
    ),
    card: 'corner',
    width: '12rem',
  },
  {
    id: 'total',
    title: t('payout.total', 'Total'),
    text: ({ total }) => inRupees(total),
    figures: true,
    width: '9rem',
  },
  { id: 'payouts', title: t('payout.payouts', 'Payouts'), text: (run) => String(run.payouts), figures: true },
  { id: 'paid', title: t('payout.paid', 'Paid'), text: ({ paid }) => String(paid), figures: true },
  { id: 'failed', title: t('payout.failed', 'Failed'), text: ({ failed }) => String(failed), figures: true },
  {
    id: 'skipped',
    title: t('payout.leftOut', 'Left out'),
    text: ({ skipped }) => String(skipped),
    figures: true,
  },
  { id: 'decision', title: t('payout.decision', 'Decision'), text: decisionOf, startsHidden: true },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (run) =>
      run.canDecide ? (
        <Button
          size="xs"
          onClick={() => open(run.runId)}
          aria-label={t('payout.reviewRun', 'Review run of {{day}}', { day: dayWords(run.runOn) })}
        >
          {t('common.review', 'Review')}
        </Button>
      ) : null,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '7rem',
  },
];

/** Each night's run, and what the next one would pay. */
export function RunsPage() {
  const asked = useListAddress(runsAddress);
  const open = useSearchParams()[0].get('open') ?? '';
  const { pages: query, readPage } = runsList(asked.filters);
  const pages = useInfiniteQuery(query);
  const runs = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const decided = runs.find(({ runId, canDecide }) => canDecide && runId === open);
  return (
    <PageFrame
      title={t('payout.payoutRuns', 'Payout runs')}
      about={t('payout.runsAbout', 'Each night a run collects what is due and sends it to the banks.')}
    >
      <PayoutLinks />
      <NextRun />
      <OfficeList<OfficeRun>
        name="payout-runs"
        label={t('payout.payoutRuns', 'Payout runs')}
        asked={asked}
        fields={fields}
        columns={columns((runId) => asked.change({ open: runId }))}
        pages={pages}
        keyOf={({ runId }) => runId}
        nameOf={({ runOn }) => dayWords(runOn)}
        exported={{ list: 'payout_runs', readPage }}
        empty={
          <EmptyNotice title={t('payout.noRuns', 'No runs yet')}>
            {t('payout.noRunsAbout', 'The first one is made tonight.')}
          </EmptyNotice>
        }
      />
      {decided ? (
        <DecideRun key={decided.runId} run={decided} onClose={() => asked.change({ open: '' })} />
      ) : null}
    </PageFrame>
  );
}
