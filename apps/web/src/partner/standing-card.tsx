import type { PartnerProfile } from '@nukkad/contract/partner/partner.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { HoursInWords } from './hours-in-words.tsx';
import { useHours } from './hours.queries.ts';
import { usePartnerProfile } from './partner.queries.ts';
import styles from './standing-card.module.css';

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
          'Your profile is being looked at. We send you a message as soon as it is done; until then nobody can book you.',
        )}
        to="/update-partner"
        go={t('shop.look', 'See what you sent')}
      />
    );
  if (status === 'Approved')
    return (
      <Line
        urgent
        words={t(
          'partner.approved',
          'Your profile was accepted. You are live as soon as your bank account is verified.',
        )}
        to="/update-partner"
        go={t('partner.bank.verify', 'Verify the account')}
      />
    );
  if (status === 'PendingForDeactivation')
    return (
      <Line
        words={t('partner.leaving', 'You are leaving. Your account closes when your last booking has ended.')}
        to="/update-partner"
        go={t('shop.profile', 'Your profile')}
      />
    );
  return null;
}

/** When the shop can be booked; loud where nobody is there to be booked. */
function Hours() {
  const { t } = useTranslation();
  const { data } = useHours();
  if (!data) return null;
  if (data.professionals === 0)
    return (
      <Line
        urgent
        words={t(
          'shop.nobody',
          'Nobody can be booked with you yet. Say that you do jobs yourself, or add your first professional.',
        )}
        to={hoursPath}
        go={t('shop.nobody.go', 'Set it up')}
      />
    );
  return (
    <Line
      words={
        <>
          <b>{t('shop.open', 'You can be booked')}</b>
          <HoursInWords days={data.days} />
        </>
      }
      to={hoursPath}
      go={t('shop.hours', 'Change the hours')}
    />
  );
}

/** For the owner, on the shop's first page: how it stands with customers, and what to do about it. */
export function StandingCard() {
  const { data } = usePartnerProfile();
  if (!data) return null;
  return data.status === 'Active' ? <Hours /> : <NextStep status={data.status} />;
}
