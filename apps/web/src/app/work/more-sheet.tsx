import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { type WorkRow, workGroupsOf } from '../nav-table.ts';
import styles from './more-sheet.module.css';
import { RowBadge } from './row-badge.tsx';
import { workGroupWords } from './work-groups.ts';

export const moreDialog = 'more';

/** The places that a phone's bar has no room for, by group: `?dialog=more`. */
export function MoreSheet({
  places,
  tabs,
  current,
}: {
  places: readonly WorkRow[];
  tabs: readonly WorkRow[];
  current: WorkRow | null;
}) {
  const { t } = useTranslation();
  const rest = workGroupsOf(places.filter((row) => !tabs.includes(row)));
  return (
    <UrlModal name={moreDialog} title={t('frame.more', 'More')}>
      <nav className={styles.groups} aria-label={t('frame.more', 'More')}>
        {rest.map(({ group, places: rows }) => (
          <section key={group} aria-labelledby={`more-${group}`}>
            <h3 id={`more-${group}`}>{workGroupWords[group](t)}</h3>
            <ul>
              {rows.map((row) => (
                <li key={row.to}>
                  <Link to={row.to} aria-current={row === current ? 'page' : undefined}>
                    <row.Icon size={22} aria-hidden />
                    <span>{row.label(t)}</span>
                    <RowBadge row={row} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul>
          <li>
            <Link to="/help/support">
              <IconHelp size={22} aria-hidden />
              <span>{t('footer.help', 'Help')}</span>
            </Link>
          </li>
        </ul>
      </nav>
    </UrlModal>
  );
}
