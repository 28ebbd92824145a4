import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconBoard from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconTimeline from '@tabler/icons-react/dist/esm/icons/IconTimeline.mjs';
import { Link, useSearchParams } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlTab } from './url-tabs.tsx';
import styles from './view-switch.module.css';

export type View = 'list' | 'grid' | 'board' | 'calendar' | 'timeline';

const icons = {
  list: IconList,
  grid: IconGrid,
  board: IconBoard,
  calendar: IconCalendar,
  timeline: IconTimeline,
};
const names: Record<View, (t: Translate) => string> = {
  list: (t) => t('view.list', 'List'),
  grid: (t) => t('view.grid', 'Grid'),
  board: (t) => t('view.board', 'Board'),
  calendar: (t) => t('view.calendar', 'Calendar'),
  timeline: (t) => t('view.timeline', 'Timeline'),
};

/** The view that the address names; the first one needs no parameter. */
export const useView = <const Chosen extends View>(views: readonly [Chosen, ...Chosen[]]): Chosen =>
  useUrlTab(views, 'view');

/** The same things as a list, a board, a calendar or on a line of days; the address says which. */
export function ViewSwitch({ views }: { views: readonly [View, ...View[]] }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const view = useView(views);
  return (
    <nav className={styles.views} aria-label={t('view.label', 'View')}>
      {views.map((one) => {
        const next = new URLSearchParams(search);
        if (one === views[0]) next.delete('view');
        else next.set('view', one);
        const Icon = icons[one];
        return (
          <Link
            key={one}
            to={{ search: `?${next}` }}
            preventScrollReset
            aria-current={one === view ? 'page' : undefined}
          >
            <Icon size={20} aria-hidden />
            {names[one](t)}
          </Link>
        );
      })}
    </nav>
  );
}
