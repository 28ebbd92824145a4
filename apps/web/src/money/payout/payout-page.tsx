import type { PayoutDetails } from '@nukkad/contract/money/payout/payout.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { OpenLink } from '../../platform/session/open-link.tsx';
import { askPath, bankPath } from './paths.ts';
import { PayoutStatusBadge } from './payout-status.tsx';
import { Paragraph, Stack } from '../../ui/page/parts.tsx';
import styles from './payout-page.module.css';

function failureMeaning(t: Translate, cause: PayoutDetails['cause']): string {
  if (cause === 'no_account')
    return t(
      'payout.means.noAccount',
      'You have no verified bank account. The money goes into your next payout, once you have one.',
    );
  if (cause === 'bank_not_reached')
    return t(
      'payout.means.notReached',
      'Your bank couldn’t be reached. The money goes into your next payout.',
    );
  return t(
    'payout.means.failed',
    'Your bank didn’t take it. The money goes into your next payout, once you have an account that can be paid.',
  );
}

/** What the state means for the money, in plain words. */
function meaning(t: Translate, { status, cause }: PayoutDetails): string {
  if (status === 'PAID')
    return t('payout.means.paid', 'Your bank has the money. Look for the UTR in your bank statement.');
  if (status === 'FAILED') return failureMeaning(t, cause);
  if (status === 'CANCELED')
    return t('payout.means.canceled', 'It wasn’t sent. The money is in your next payout.');
  if (status === 'PROCESSING')
    return t(
      'payout.means.processing',
      'Your bank is working on it. It can take until the next working day.',
    );
  return t('payout.means.pending', 'We are about to send it. Large payouts are checked first.');
}

function Facts({ payout }: { payout: PayoutDetails }) {
  const { t } = useTranslation();
  const { bank, utr, createdAt, settledAt, status } = payout;
  const facts = [
    { key: 'made', label: t('payout.madeOn', 'Made'), value: <DateTime at={createdAt} as="full" /> },
    settledAt && {
      key: 'settled',
      label: status === 'PAID' ? t('payout.paidOn', 'Paid') : t('payout.endedOn', 'Ended'),
      value: <DateTime at={settledAt} as="full" />,
    },
    { key: 'bank', label: t('payout.account', 'Bank account'), value: `${bank.name} ••${bank.last4}` },
    utr && { key: 'utr', label: t('payout.utr', 'UTR'), value: <span translate="no">{utr}</span> },
  ].filter((fact) => !!fact);
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the bank said and what to do, where it failed. */
function Failure({ failure }: { failure: string | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure}>
      {failure && (
        <p>
          {t('payout.bankSaid', 'The bank’s reason:')} <q>{failure}</q>
        </p>
      )}
      <p className={styles.ways}>
        <OpenLink to={bankPath} instead={null}>
          {t('payout.bank.check', 'Check bank details')}
        </OpenLink>
        <Link to={askPath}>{t('payout.ask', 'Ask our team')}</Link>
      </p>
    </div>
  );
}

/** One payout: the sum, its way to the bank, how it adds up, and the jobs in it. */
export function PayoutPage({
  payout,
  sums,
  jobs,
}: {
  payout: PayoutDetails;
  sums: ReactNode;
  jobs: ReactNode;
}) {
  const { t } = useTranslation();
  const { amount, status, failure } = payout;
  return (
    <Stack gap={1.5}>
      <div className={styles.columns}>
        <Card as="section">
          <p className={styles.sum}>
            <Money paise={amount} strong /> <PayoutStatusBadge status={status} />
          </p>
          <Paragraph above={0.35} below={1}>
            {meaning(t, payout)}
          </Paragraph>
          {status === 'FAILED' && <Failure failure={failure} />}
          <Facts payout={payout} />
        </Card>
        {payout.sums && (
          <Section title={t('payout.sums', 'How it adds up')}>
            <Card quiet>{sums}</Card>
          </Section>
        )}
      </div>
      {payout.sums && <Section title={t('payout.inIt', 'In this payout')}>{jobs}</Section>}
    </Stack>
  );
}
