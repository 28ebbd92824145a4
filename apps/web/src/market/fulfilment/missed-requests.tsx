import type { MissedRequest } from '@nukkad/contract/market/fulfilment/fulfilment.model';
import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime, TimeAgo } from '../../ui/time/date-time.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useMissedRequests } from './fulfilment.queries.ts';
import { partnerHoursPath } from './paths.ts';
import styles from './partner-home.module.css';

/** What to do so that it does not happen again; `to` may be a screen that this person cannot open. */
interface Advice {
  readonly words: (t: Translate) => string;
  readonly to?: string;
}

const expired: Advice = {
  words: (t) => t('missed.expired.do', 'Turn on notifications so that someone sees the next one.'),
  to: '/profile/notifications',
};

const rejected: Record<NonNullable<MissedRequest['reason']>, Advice> = {
  no_professional: {
    words: (t) => t('missed.no_professional.do', 'Add a professional, or shorten your working hours.'),
    to: '/add-user',
  },
  too_far: { words: (t) => t('missed.too_far.do', 'Reduce your service area.'), to: '/update-partner' },
  price: {
    words: (t) => t('missed.price.do', 'Raise your price for this service.'),
    to: '/service-categories',
  },
  holiday: {
    words: (t) => t('missed.holiday.do', 'Take closed days out of your hours.'),
    to: partnerHoursPath,
  },
  other: { words: (t) => t('missed.other.do', 'A reason from the list helps us send you better requests.') },
};

const reasonOf: Record<NonNullable<MissedRequest['reason']>, (t: Translate) => string> = {
  no_professional: (t) => t('rejectReason.no_professional', 'No professional is available'),
  too_far: (t) => t('rejectReason.too_far', 'Too far away'),
  price: (t) => t('rejectReason.price', 'The price is too low'),
  holiday: (t) => t('rejectReason.holiday', 'We’re closed that day'),
  other: (t) => t('rejectReason.other', 'Another reason'),
};

function Why({ missed: { why, reason } }: { missed: MissedRequest }) {
  const { t } = useTranslation();
  if (why === 'expired') return t('missed.expired', 'No one answered in time.');
  return t('missed.rejected', 'You rejected it: {{reason}}.', { reason: reasonOf[reason ?? 'other'](t) });
}

function Row({ missed, mayOpen }: { missed: MissedRequest; mayOpen: (path: string) => boolean }) {
  const { t } = useTranslation();
  const { words, to } = missed.why === 'expired' ? expired : rejected[missed.reason ?? 'other'];
  return (
    <li>
      <strong>{missed.title}</strong>
      <span className={styles.price}>
        <Money paise={missed.total} />
      </span>
      <span className={styles.dim}>
        <DateTime at={missed.startsAt} as="short" /> · {missed.locality}
      </span>
      <span className={styles.dim}>
        <TimeAgo at={missed.endedAt} />
      </span>
      <p>
        <Why missed={missed} /> {to && mayOpen(to) ? <Link to={to}>{words(t)}</Link> : words(t)}
      </p>
    </li>
  );
}

/** Requests of the last days that went to others, why, and how to keep the next one; nothing where there are none. */
export function MissedRequests({ mayOpen }: { mayOpen: (path: string) => boolean }) {
  const { t } = useTranslation();
  const list = useMissedRequests();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('missed.title', 'Missed in the last 7 days')}>
      <ul className={styles.rows}>
        {items.map((missed) => (
          <Row key={missed.offerId} missed={missed} mayOpen={mayOpen} />
        ))}
      </ul>
      {list.hasNextPage && <LoadMore infinite={list} shown={items.length} />}
    </Section>
  );
}
