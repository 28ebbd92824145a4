import type { WorkOverview } from '@nukkad/contract/office/overview/overview.model';
import IconDone from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconGo from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Money } from '../../../ui/mark/money.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { SkeletonBlock } from '../../../ui/state/skeletons.tsx';
import { useWorkOverview } from './overview.queries.ts';
import { waitingLooks } from './waiting-kinds.ts';
import styles from './home.module.css';

type One = WorkOverview['waiting'][number];

function Row({ one: { kind, count, at, amount } }: { one: One }) {
  const { t, plural, locale } = useTranslation();
  const { Icon, to, isUrgent, words, when, isDay } = waitingLooks[kind];
  const moment = when && at ? when(t, formatInstant(at, isDay ? 'weekday' : 'short', locale)) : null;
  return (
    <li data-urgent={isUrgent}>
      <Link to={to}>
        <Icon size={22} stroke={1.8} aria-hidden />
        <span>
          <strong>{words({ t, plural }, count)}</strong>
          {moment || amount ? (
            <small>
              {amount ? <Money paise={amount} /> : null}
              {amount && moment ? ' · ' : null}
              {moment}
            </small>
          ) : null}
        </span>
        <IconGo size={18} className={styles.go} aria-hidden />
      </Link>
    </li>
  );
}

const skeleton = (
  <div className={styles.tasks}>
    {[0, 1, 2, 3].map((nth) => (
      <SkeletonBlock key={nth} height="4.25rem" />
    ))}
  </div>
);

/** What is to be done now, the most pressing first. Requests are above it with their clocks, so they are not said again. */
export function WaitingNow({ action }: { action: ReactNode }) {
  const { t } = useTranslation();
  const overview = useWorkOverview();
  return (
    <Section title={t('shopHome.now', 'To do now')} action={action}>
      <Loaded query={overview} waiting={skeleton}>
        {({ waiting }) => {
          const shown = waiting.filter(({ kind }) => kind !== 'booking_request');
          return shown.length === 0 ? (
            <p className={styles.calm}>
              <IconDone size={24} aria-hidden />
              {t('waiting.nothing', 'You’re all caught up. New requests appear here.')}
            </p>
          ) : (
            <ul className={styles.tasks}>
              {shown.map((one) => (
                <Row key={one.kind} one={one} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Section>
  );
}
