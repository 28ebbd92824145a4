import { FoldButton } from '@nukkad/frame/fold-button';
import { useFolds } from '@nukkad/frame/use-folds';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { type WorkRow, workGroupsOf } from '../nav-table.ts';
import styles from './more-sheet.module.css';
import { RowBadge } from './row-badge.tsx';
import { foldingGroups, workGroupWords } from './work-groups.ts';

export const moreDialog = 'more';

function PlaceRow({ row, isCurrent }: { row: WorkRow; isCurrent: boolean }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={row.to} aria-current={isCurrent ? 'page' : undefined}>
        <row.Icon size={22} aria-hidden />
        <span>{row.label(t)}</span>
        <RowBadge row={row} />
      </Link>
    </li>
  );
}

/** A group under its heading; the long ones fold as in the side bar, and remember it together. */
function PlaceGroup({
  group,
  rows,
  current,
  folds,
}: {
  group: keyof typeof workGroupWords;
  rows: readonly WorkRow[];
  current: WorkRow | null;
  folds: ReturnType<typeof useFolds>;
}) {
  const { t } = useTranslation();
  const heading = workGroupWords[group](t);
  const mayFold = foldingGroups.includes(group) && rows.length > 1;
  const isOpen = !mayFold || folds.isOpen(group, current !== null && rows.includes(current));
  const badges = rows.map((row) => ({ to: row.to, badge: row.Badge && <RowBadge row={row} /> }));
  return (
    <section aria-labelledby={`more-${group}`}>
      {mayFold ? (
        <h3>
          <FoldButton
            id={`more-${group}`}
            heading={heading}
            rows={badges}
            isOpen={isOpen}
            onTurn={() => folds.turn(group, !isOpen)}
          />
        </h3>
      ) : (
        <h3 id={`more-${group}`}>{heading}</h3>
      )}
      {isOpen && (
        <ul>
          {rows.map((row) => (
            <PlaceRow key={row.to} row={row} isCurrent={row === current} />
          ))}
        </ul>
      )}
    </section>
  );
}

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
  const folds = useFolds(useSession().profile?.userId ?? '');
  const rest = workGroupsOf(places.filter((row) => !tabs.includes(row)));
  return (
    <UrlModal name={moreDialog} title={t('frame.more', 'More')}>
      <nav className={styles.groups} aria-label={t('frame.more', 'More')}>
        {rest.map(({ group, places: rows }) => (
          <PlaceGroup key={group} group={group} rows={rows} current={current} folds={folds} />
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
