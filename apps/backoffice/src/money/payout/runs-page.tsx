import {
  type OfficeRun,
  listPayoutRuns,
  officeRunsQuery,
} from '@nukkad/contract/money/payout/payout-admin.api';
import { payoutRunStatuses } from '@nukkad/contract/money/payout/payout.noun';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { RowButton, acts, badge, counted, money, pageLink } from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { DecideRun } from './decide-run.tsx';
import { NextRun } from './next-run.tsx';
import { PayoutLinks } from './payout-links.tsx';
import { runStatusWords, statusColours } from './payout-words.ts';

const dayOf = ({ runOn }: OfficeRun) => dayWords(runOn);

const decisionOf = ({ decidedBy, checkedBy, decideWhy }: OfficeRun) => {
  const by = decidedBy ?? checkedBy;
  return by ? `${by}: ${decideWhy}` : '';
};

/** Each night's run, and what the next one would pay. */
export const RunsPage = listPage(listPayoutRuns, {
  name: 'payout-runs',
  title: t('payout.payoutRuns', 'Payout runs'),
  about: t('payout.runsAbout', 'Each night a run collects what is due and sends it to the banks.'),
  above: (
    <>
      <PayoutLinks />
      <NextRun />
    </>
  ),
  address: listAddress(officeRunsQuery.shape, ['status'], {}),
  fields: [byStatus(payoutRunStatuses, runStatusWords)],
  keyOf: ({ runId }) => runId,
  nameOf: dayOf,
  columns: ({ turnTo }) => [
    pageLink('day', t('payout.run', 'Run'), dayOf, ({ runId }) => `/payouts?runId=${runId}`, {
      width: '9rem',
    }),
    badge(
      ({ status }) => runStatusWords[status],
      ({ status }) => statusColours[status] ?? 'slate',
      { width: '12rem' },
    ),
    money('total', t('payout.total', 'Total'), ({ total }) => total, { width: '9rem' }),
    counted('payouts', t('payout.payouts', 'Payouts'), ({ payouts }) => payouts),
    counted('paid', t('payout.paid', 'Paid'), ({ paid }) => paid),
    counted('failed', t('payout.failed', 'Failed'), ({ failed }) => failed),
    counted('skipped', t('payout.leftOut', 'Left out'), ({ skipped }) => skipped),
    told('decision', t('payout.decision', 'Decision'), decisionOf, { startsHidden: true }),
    acts('7rem', (run) =>
      run.canDecide ? (
        <RowButton
          isMain
          onClick={() => turnTo(run.runId)}
          label={t('payout.reviewRun', 'Review run of {{day}}', { day: dayOf(run) })}
        >
          {t('common.review', 'Review')}
        </RowButton>
      ) : null,
    ),
  ],
  exported: 'payout_runs',
  empty: {
    title: t('payout.noRuns', 'No runs yet'),
    words: t('payout.noRunsAbout', 'The first one is made tonight.'),
  },
  opened: (run, close) => run.canDecide && <DecideRun run={run} onClose={close} />,
});
