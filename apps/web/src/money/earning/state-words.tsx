import type { Earning } from '@nukkad/contract/money/earning/earning.model';
import type { EarningKind, EarningState } from '@nukkad/contract/money/payout/earning.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { dayInWords } from './period.ts';
import styles from './money.module.css';

const kinds: Record<EarningKind, (t: Translate) => string> = {
  work: (t) => t('earning.kind.work', 'Job'),
  cancellation_fee: (t) => t('earning.kind.cancellation', 'Cancellation fee'),
  no_show_fee: (t) => t('earning.kind.noShow', 'No-show fee'),
  penalty: (t) => t('earning.kind.penalty', 'Penalty'),
  advance: (t) => t('earning.kind.advance', 'Advance'),
  milestone: (t) => t('earning.kind.milestone', 'Milestone'),
  adjustment: (t) => t('earning.kind.adjustment', 'Correction'),
  cash_settlement: (t) => t('earning.kind.cash', 'Cash paid in'),
};
export const kindWords = (t: Translate, kind: EarningKind) => kinds[kind](t);

const states: Record<EarningState, (t: Translate) => string> = {
  Waiting: (t) => t('earning.state.waiting', 'Waiting'),
  Due: (t) => t('earning.state.due', 'Due'),
  'On Hold': (t) => t('earning.state.hold', 'On hold'),
  'In Payout': (t) => t('earning.state.inPayout', 'On its way'),
  Paid: (t) => t('earning.state.paid', 'Paid out'),
};
export const stateWords = (t: Translate, state: EarningState) => states[state](t);

/** What a row is called: the job, or the fee of it. */
export const nameOf = (t: Translate, { kind, title }: Pick<Earning, 'kind' | 'title'>): string => {
  if (kind === 'work') return title ?? kindWords(t, kind);
  return title === null ? kindWords(t, kind) : `${kindWords(t, kind)}: ${title}`;
};

/** With the day on which it is due, where there is one. */
export function StateBadge({ earning: { state, dueOn } }: { earning: Pick<Earning, 'state' | 'dueOn'> }) {
  const { t, locale } = useTranslation();
  const words =
    state === 'Due' && dueOn !== null
      ? t('earning.state.dueOn', 'Due {{day}}', { day: dayInWords(dueOn, locale) })
      : stateWords(t, state);
  return (
    <span className={styles.state} data-state={state}>
      {words}
    </span>
  );
}
