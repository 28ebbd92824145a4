import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { HoursInWords } from './hours-in-words.tsx';
import { useHours } from './hours.queries.ts';
import { usePartnerProfile } from './partner.queries.ts';
import { Row } from '../../ui/page/parts.tsx';
import styles from './partner-status-card.module.css';

const hoursPath = '/consultant-service/hours';

function Line({
  words,
  to,
  go,
  urgent,
  also,
}: {
  words: ReactNode;
  to: string;
  go: string;
  urgent?: boolean;
  /** Another step that can be taken meanwhile. */
  also?: ReactNode;
}) {
  return (
    <Card quiet className={styles.card}>
      <p data-urgent={urgent || undefined}>{words}</p>
      <Row gap={0.5}>
        {also}
        <ButtonLink to={to} small tone={urgent ? 'neel' : 'plain'}>
          {go}
        </ButtonLink>
      </Row>
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
        also={
          <ButtonLink to="/add-user" small>
            {t('shop.team', 'Add your team meanwhile')}
          </ButtonLink>
        }
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
        go={t('bankAccount.verify', 'Verify bank account')}
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

/** No professional can be booked: the step before everything else. */
function NoProfessional() {
  const { t } = useTranslation();
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
}

/** For the owner, on the business's first page: the step that keeps customers from booking; nothing once it is taken. */
export function PartnerStatusCard() {
  const { data } = usePartnerProfile();
  const hours = useHours();
  if (!data) return null;
  if (data.status !== 'Active') return <NextStep status={data.status} />;
  return hours.data?.professionals === 0 ? <NoProfessional /> : null;
}

/** For the owner: when customers can book. */
export function OpenHoursCard() {
  const { t } = useTranslation();
  const { data } = usePartnerProfile();
  const hours = useHours();
  if (data?.status !== 'Active' || !hours.data || hours.data.professionals === 0) return null;
  return (
    <Line
      words={
        <>
          <b>{t('shop.open', 'Customers can book you')}</b>
          <HoursInWords days={hours.data.days} />
        </>
      }
      to={hoursPath}
      go={t('shop.hours', 'Edit hours')}
    />
  );
}
