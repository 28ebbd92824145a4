import { heldByDispute } from '@nukkad/contract/money/payout/earning.noun';
import type { Earning } from '@nukkad/contract/money/earning/earning.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Calculation } from './calculation.tsx';
import { linesOfEarning } from './calculation.lines.ts';
import { dayInstant } from './period.ts';
import { StateBadge } from './state-words.tsx';
import { Paragraph, Row, Stack } from '../../ui/page/parts.tsx';
import styles from './money.module.css';

/** When the money comes, or why not yet. */
function whenWords(t: Translate, { state, dueOn, holdReason, net }: Earning, locale: string): string {
  const day = dueOn === null ? '' : formatInstant(dayInstant(dueOn), 'weekday', locale);
  if (state === 'Waiting')
    return t(
      'earning.when.waiting',
      'It is due two days after the booking closes: 48 hours after the job, once it is paid.',
    );
  if (state === 'On Hold' && holdReason === heldByDispute)
    return t('earning.when.disputed', 'The customer disputes this job. It is held until that is settled.');
  if (state === 'On Hold')
    return t('earning.when.held', 'Our team put it on hold: “{{reason}}”. It is paid once that is settled.', {
      reason: (holdReason ?? '').trim().replace(/\.$/, ''),
    });
  if (state === 'In Payout') return t('earning.when.inPayout', 'It is on its way to your bank account.');
  if (state === 'Paid')
    return net < 0
      ? t('earning.when.taken', 'It was taken off a payout.')
      : t('earning.when.paid', 'It was paid to your bank account.');
  return net < 0
    ? t('earning.when.owed', 'It comes off your next payout from {{day}} on.', { day })
    : t('earning.when.due', 'It is in the next payout from {{day}} on.', { day });
}

/** One job or fee: its whole calculation in words, and when it is paid. */
export function EarningPage({
  earning,
  bookingPath,
  payoutPath,
  askPath,
}: {
  earning: Earning;
  bookingPath: string | null;
  /** Null: it is in no payout yet. */
  payoutPath: string | null;
  askPath: string;
}) {
  const { t, locale } = useTranslation();
  return (
    <Stack gap={1.75} narrows>
      <p className={styles.facts}>
        <StateBadge earning={earning} />
        <DateTime at={earning.earnedAt} as="full" />
        {earning.bookingNumber && <span translate="no">{earning.bookingNumber}</span>}
        {earning.professionalName && <span>{earning.professionalName}</span>}
      </p>
      <Section title={t('calculation.title', 'How it adds up')}>
        <Card>
          <Calculation
            lines={linesOfEarning(t, earning, locale)}
            label={t('calculation.title', 'How it adds up')}
          />
        </Card>
      </Section>
      <Section title={t('earning.when', 'When it’s paid')}>
        <Paragraph>{whenWords(t, earning, locale)}</Paragraph>
        <Row as="p" gap={0.75} above={1}>
          {earning.state === 'On Hold' && (
            <ButtonLink to={askPath} tone="plain">
              {t('payout.ask', 'Ask our team')}
            </ButtonLink>
          )}
          {payoutPath && (
            <ButtonLink to={payoutPath} tone="plain">
              {t('earning.payout', 'View payout')}
            </ButtonLink>
          )}
          {bookingPath && (
            <ButtonLink to={bookingPath} tone="plain">
              {t('earning.booking', 'View booking')}
            </ButtonLink>
          )}
        </Row>
      </Section>
    </Stack>
  );
}
