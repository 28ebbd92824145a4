import type { MemberPage } from '@nukkad/contract/network/connection/connection.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { numberFormat } from '../../ui/mark/formats.ts';
import { Rating } from '../../ui/mark/rating.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import styles from './member-face.module.css';

function Facts({ shown }: { shown: MemberPage }) {
  const { t, plural, locale } = useTranslation();
  const { member, rating, ratingCount, jobsDone, connections, since } = shown;
  const numbers = numberFormat(locale);
  return (
    <p className={styles.facts}>
      {ratingCount > 0 && <Rating value={rating} count={ratingCount} />}
      {member.place && <span>{member.place}</span>}
      {jobsDone > 0 && (
        <span>
          {plural(
            'member.jobs',
            jobsDone,
            { one: '{{count}} job done', other: '{{count}} jobs done' },
            { count: numbers.format(jobsDone) },
          )}
        </span>
      )}
      <span>
        {plural(
          'member.connections',
          connections,
          { one: '{{count}} connection', other: '{{count}} connections' },
          { count: numbers.format(connections) },
        )}
      </span>
      <span>{t('member.since', 'Here since {{day}}', { day: formatInstant(since, 'day', locale) })}</span>
    </p>
  );
}

/** A member as the one who looks may see it; `own` is what they may do. */
export function MemberFace({ shown, own }: { shown: MemberPage; own?: ReactNode }) {
  const { t } = useTranslation();
  const { member, trades, partnerId } = shown;
  return (
    <Card>
      <div className={styles.face}>
        <div className={styles.head}>
          <Avatar name={member.name} src={member.photoUrl} size={72} />
          <div>
            <h1 translate="no">{member.name}</h1>
            {member.headline && <p>{member.headline}</p>}
          </div>
        </div>
        {trades.length > 0 && <p className={styles.facts}>{trades.join(' · ')}</p>}
        <Facts shown={shown} />
        <div className={styles.own}>{own}</div>
        {partnerId && (
          <div>
            <ButtonLink to={`/partners/${partnerId}`} tone="plain" small>
              {t('member.services', 'Services and reviews')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
