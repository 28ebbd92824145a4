import IconAccount from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconBooking from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconFirm from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconOther from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import IconStaff from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Activity, activityAreas } from '@nukkad/contract/identity/profile/profile.model';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { DateTime, formatInstant } from '../../../ui/time/date-time.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Listed } from '../../../ui/page/listed.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { type ActivityArea, activityWords, areaOf } from './activity-words.ts';
import { type AskedActivity, useActivity } from './activity.queries.ts';
import { Small } from '../../../ui/page/parts.tsx';
import styles from './activity.module.css';

const icons: Record<ActivityArea, typeof IconOther> = {
  booking: IconBooking,
  staff: IconStaff,
  profile: IconProfile,
  account: IconAccount,
  partner: IconFirm,
};
const isDay = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '');

function askedOf(search: URLSearchParams, mayReadFirm: boolean): AskedActivity {
  return {
    scope: mayReadFirm && search.get('scope') === 'organisation' ? 'organisation' : 'own',
    area: activityAreas.find((one) => one === search.get('area')) ?? '',
    from: isDay(search.get('from')),
    to: isDay(search.get('to')),
  };
}

function Entry({ entry, named }: { entry: Activity; named: boolean }) {
  const { t } = useTranslation();
  const area = areaOf(entry);
  const Icon = area ? icons[area] : IconOther;
  const said = activityWords(t, entry);
  return (
    <li className={styles.entry}>
      <Icon size={22} aria-hidden />
      <div>
        {entry.link ? <Link to={entry.link}>{said}</Link> : <span>{said}</span>}
        <Small>
          <DateTime at={entry.at} as="time" />
          {named &&
            ` · ${entry.mine ? t('activity.me', 'you') : entry.actorName || t('activity.system', 'system')}`}
        </Small>
      </div>
    </li>
  );
}

/** In the order of the list, under the Indian day on which each was done. */
function byDay(entries: readonly Activity[]): readonly (readonly [string, readonly Activity[]])[] {
  const days = new Map<string, Activity[]>();
  for (const entry of entries) {
    const day = istDay(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

/** What was done, newest first, a heading for each day. */
export function ActivityList({ mayReadFirm }: { mayReadFirm: boolean }) {
  const { t, locale } = useTranslation();
  const [search] = useSearchParams();
  const asked = askedOf(search, mayReadFirm);
  const list = useActivity(asked);
  const isFiltered = asked.area !== '' || asked.from !== '' || asked.to !== '';
  return (
    <Listed
      list={list}
      waiting={<ListSkeleton count={5} />}
      empty={
        <EmptyState
          scene={isFiltered ? 'search' : 'empty'}
          title={
            isFiltered ? t('activity.notFound', 'No activity found') : t('activity.none', 'No activity yet')
          }
          action={
            isFiltered && (
              <ButtonLink to="?" replace tone="plain">
                {t('activity.all', 'Show all')}
              </ButtonLink>
            )
          }
        >
          {t('activity.none.words', 'Your bookings and changes appear here.')}
        </EmptyState>
      }
    >
      {(entries) =>
        byDay(entries).map(([day, done]) => (
          <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{formatInstant(done[0]?.at ?? day, 'day', locale)}</h2>
            <ul>
              {done.map((entry) => (
                <Entry key={entry.activityId} entry={entry} named={asked.scope === 'organisation'} />
              ))}
            </ul>
          </section>
        ))
      }
    </Listed>
  );
}
