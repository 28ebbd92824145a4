import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { numberFormat } from '../../../ui/mark/formats.ts';
import styles from './after-booking.module.css';

const minutesPerHour = 60;

/** What cancelling costs, in one line; the figures are those of the rules at the place. */
function CancelLine({ terms }: { terms: NonNullable<ServiceDetails['cancelling']> }) {
  const { t, plural, locale } = useTranslation();
  const { freeUntilMinutesBefore: free, feePercent, feeFloorPaise, feeCapPaise } = terms;
  const until =
    free % minutesPerHour === 0
      ? plural('service.cancel.hours', free / minutesPerHour, {
          one: '{{count}} hour',
          other: '{{count}} hours',
        })
      : plural('service.cancel.minutes', free, { one: '{{count}} minute', other: '{{count}} minutes' });
  return (
    <p>
      {t(
        'service.cancel',
        'Cancel free up to {{until}} before the start. After that it costs {{percent}}% of the price, {{least}} to {{most}}.',
        {
          until,
          percent: numberFormat(locale).format(feePercent),
          least: formatMoney(feeFloorPaise, locale),
          most: formatMoney(feeCapPaise, locale),
        },
      )}{' '}
      <Link to="/terms-and-policy/refunds">{t('service.cancel.more', 'Cancellation and refunds')}</Link>
    </p>
  );
}

/** From the booking to the bill, and what cancelling costs. */
export function AfterBooking({ cancelling }: { cancelling: ServiceDetails['cancelling'] }) {
  const { t } = useTranslation();
  const steps = [
    t('service.after.confirm', 'A partner confirms. You see the name of the professional who comes.'),
    t('service.after.start', 'They start when you share your OTP at the door.'),
    t('service.after.work', 'Extra work is added only after you approve its price.'),
    t('service.after.pay', 'You see photos of the finished work, pay what is left and get the invoice.'),
  ];
  return (
    <Section title={t('service.after', 'After you book')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {cancelling && <CancelLine terms={cancelling} />}
    </Section>
  );
}
