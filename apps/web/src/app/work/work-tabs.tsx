import { tabsOf } from '@nukkad/frame/places';
import IconMore from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { QueryProvider } from '../../ui/browser/query-provider.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import bar from '../shell/tab-bar.module.css';
import { MoreSheet, moreDialog } from './more-sheet.tsx';
import { RowBadge } from './row-badge.tsx';
import { useWorkPlaces } from './use-work-places.ts';
import styles from './work-tabs.module.css';

/** A phone's bar for a partner and its staff: four places, and More with the rest. */
export function WorkTabs() {
  const { t } = useTranslation();
  const { places, current } = useWorkPlaces();
  const more = useDialogLink(moreDialog);
  const tabs = tabsOf(places);
  const isBehindMore = current !== null && !tabs.includes(current);
  return (
    <QueryProvider>
      <nav className={`${bar.bar} ${styles.bar}`} aria-label={t('shell.tabs', 'Tabs')}>
        {tabs.map((row) => (
          <Link key={row.to} to={row.to} aria-current={row === current ? 'page' : undefined}>
            <span className={styles.icon}>
              <row.Icon size={24} aria-hidden />
              <span className={styles.badge}>
                <RowBadge row={row} />
              </span>
            </span>
            <span className={styles.label}>{(row.short ?? row.label)(t)}</span>
          </Link>
        ))}
        <Link {...more} aria-haspopup="dialog" data-present={isBehindMore || undefined}>
          <span className={styles.icon}>
            <IconMore size={24} aria-hidden />
          </span>
          <span className={styles.label}>{t('frame.more', 'More')}</span>
        </Link>
      </nav>
      <MoreSheet places={places} tabs={tabs} current={current} />
    </QueryProvider>
  );
}
