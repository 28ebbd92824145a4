import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { HoursInWords } from './hours-in-words.tsx';
import { useHours } from './hours.queries.ts';
import { usePartnerProfile } from './partner.queries.ts';
import styles from './partner-status-card.module.css';

const hoursPath = '/consultant-service/hours';

function Line({ words, to, go, urgent }: { words: ReactNode; to: string; go: string; urgent?: boolean }) {
  return (
    <Card quiet className={styles.card}>
      <p data-urgent={urgent || undefined}>{words}</p>
      <ButtonLink to={to} small tone={urgent ? 'neel' : 'plain'}>
        {go}
      </ButtonLink>
    </Card>
  );
}

/** The one next step on the way to the first job; nothing once it is taken. */
function NextStep({ status }: Pick<PartnerProfile, 'status'>) {
  const { t } = useTranslation();
  if (status === 'Pending')
    return (
      <Line
        words={t(
          'shop.underReview',
          'We’re reviewing your profile and will message you. Customers can’t book you yet.',
        )}
        to="/update-partner"
        go={t('shop.look', 'View submitted details')}
      />
    );
  if (status === 'Approved')
    return (
      <Line
        urgent
        words={t(
          'partner.approved',
          'Your profile is approved. You go live once your bank account is verified.',
        )}
        to="/update-partner"
        go={t('partner.bank.verify', 'Verify bank account')}
      />
    );
  if (status === 'PendingForDeactivation')
    return (
      <Line
        words={t('partner.leaving', 'Your partner account closes after your last booking.')}
        to="/update-partner"
        go={t('shop.profile', 'Your profile')}
      />
    );
  return null;
}

/** When the partner can be booked; emphasized where no professional can be booked. */
function Hours() {
  const { t } = useTranslation();
  const { data } = useHours();
  if (!data) return null;
  if (data.professionals === 0)
    return (
      <Line
        urgent
        words={t(
          'hours.bookable.none',
          'Customers can’t book you yet. Add yourself or someone else as a professional.',
        )}
        to={hoursPath}
        go={t('hours.bookable.go', 'Set up')}
      />
    );
  return (
    <Line
      words={
        <>
          <b>{t('shop.open', 'Customers can book you')}</b>
          <HoursInWords days={data.days} />
        </>
      }
      to={hoursPath}
      go={t('shop.hours', 'Edit hours')}
    />
  );
}

/** For the owner, on the business's first page: whether customers can book it, and the next step where they cannot. */
export function PartnerStatusCard() {
  const { data } = usePartnerProfile();
  if (!data) return null;
  return data.status === 'Active' ? <Hours /> : <NextStep status={data.status} />;
}
