import {
  type OfficePayout,
  listOfficePayouts,
  officePayoutsQuery,
  retryPayout,
  seenOfRetry,
} from '@nukkad/contract/money/payout/payout-admin.api';
import { payoutStatuses } from '@nukkad/contract/money/payout/payout.noun';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { search, viewsBy } from '@nukkad/lists/fields';
import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import { useState } from 'react';
import { RowButton, acts, badge, counted, money } from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { WhyForm } from '../../ui/why-form.tsx';
import { PayoutLinks } from './payout-links.tsx';
import { failureWords, nextStepWords, payoutStatusWords, statusColours } from './payout-words.ts';

function RetryForm({ payout, onClose }: { payout: OfficePayout; onClose: () => void }) {
  const { payoutId, partnerName, version, retry } = payout;
  // Stays where a colleague was quicker, and says so.
  const [seen] = useState(() => (payout.canRetry ? seenOfRetry(payout) : null));
  return seen ? (
    <WhyForm
      title={t('payout.retryOf', 'Retry payout to {{name}}', { name: partnerName })}
      about={t('payout.retryPays', 'Pays {{amount}} now: all that is due, {{count}} earnings.', {
        amount: inRupees(retry?.amount ?? 0),
        count: retry?.earnings ?? 0,
      })}
      doIt={t('payout.retry', 'Retry')}
      endpoint={retryPayout}
      params={{ payoutId }}
      bodyOf={(why) => ({ why, version, seen })}
      said={({ amount }) =>
        t('payout.retried', '{{amount}} is being sent to {{name}}.', {
          amount: inRupees(amount),
          name: partnerName,
        })
      }
      onClose={onClose}
    />
  ) : null;
}

/** Money on its way to partners, by partner, state and run. */
export const PayoutsPage = listPage(listOfficePayouts, {
  name: 'payouts',
  title: t('payout.payouts', 'Payouts'),
  about: t('payout.about', 'Money sent to partners. A run each night pays what is due.'),
  above: <PayoutLinks />,
  address: listAddress(officePayoutsQuery.shape, ['q', 'status', 'runId'], {}),
  fields: [search(t('payout.partnerName', 'Partner name')), byStatus(payoutStatuses, payoutStatusWords)],
  views: viewsBy('status', ['FAILED', 'PENDING', 'PROCESSING'], payoutStatusWords),
  keyOf: ({ payoutId }) => payoutId,
  nameOf: ({ partnerName }) => partnerName,
  columns: ({ turnTo }) => [
    told('partner', t('payout.partner', 'Partner'), ({ partnerName }) => partnerName, heading),
    money('amount', t('payout.amount', 'Amount'), ({ amount }) => amount, { width: '8rem' }),
    badge(
      ({ status }) => payoutStatusWords[status],
      ({ status }) => statusColours[status] ?? 'slate',
      { width: '8rem' },
    ),
    told('bank', t('payout.bank', 'Bank account'), ({ bank }) => `${bank.name} ••${bank.last4}`, {
      width: '12rem',
    }),
    told('run', t('payout.run', 'Run'), ({ runOn }) => dayWords(runOn), { width: '8rem' }),
    counted('earnings', t('payout.earnings', 'Earnings'), ({ earnings }) => earnings, {
      startsHidden: true,
    }),
    told('utr', t('payout.utr', 'Bank reference'), ({ utr }) => utr ?? '', { startsHidden: true }),
    told(
      'failure',
      t('payout.failure', 'Why it failed'),
      ({ cause, failure }) => failure ?? (cause ? failureWords[cause] : ''),
    ),
    told('nextStep', t('payout.nextStep', 'Next step'), ({ nextStep }) =>
      nextStep ? nextStepWords[nextStep] : '',
    ),
    acts('7rem', ({ canRetry, payoutId, partnerName: name }) =>
      canRetry ? (
        <RowButton
          onClick={() => turnTo(payoutId)}
          label={t('payout.retryOf', 'Retry payout to {{name}}', { name })}
        >
          {t('payout.retry', 'Retry')}
        </RowButton>
      ) : null,
    ),
  ],
  sheet: 'office_payouts',
  empty: {
    Icon: IconCashBanknote,
    title: t('payout.none', 'No payouts yet'),
    words: t('payout.noneAbout', 'Payouts appear here after the first nightly run.'),
  },
  opened: (payout, close) => <RetryForm payout={payout} onClose={close} />,
});
