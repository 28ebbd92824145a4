import { commandKey } from '@nukkad/frame/command-key';
import { SideBar } from '@nukkad/frame/side-bar';
import { useDialogLink } from '@nukkad/frame/url-dialog';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { type WorkRow, workGroupsOf } from '../nav-table.ts';
import { RowBadge } from './row-badge.tsx';
import { useWorkPlaces } from './use-work-places.ts';
import { loadSearch, searchDialog } from './load-search.ts';
import { foldingGroups, workGroupWords } from './work-groups.ts';

/** The places of a partner and its staff, beside the page on a desk. */
export function WorkSideBar() {
  const { t, plural } = useTranslation();
  const { profile } = useSession();
  const { places, current } = useWorkPlaces();
  const search = useDialogLink(searchDialog);
  const rowOf = (row: WorkRow) => ({
    to: row.to,
    label: row.label(t),
    Icon: row.Icon,
    badge: row.Badge && <RowBadge row={row} />,
  });
  return (
    <SideBar
      key={profile?.userId}
      personId={profile?.userId ?? ''}
      label={t('shell.main', 'Main')}
      speech={{ t, plural }}
      groups={workGroupsOf(places).map((one) => ({
        group: one.group,
        heading: workGroupWords[one.group](t),
        rows: one.places.map(rowOf),
        folds: foldingGroups.includes(one.group),
      }))}
      current={current?.to ?? null}
      search={{
        keys: `${commandKey()} K`,
        to: search.to,
        onNear: () => void loadSearch(),
      }}
      foot={{ to: '/help/support', label: t('footer.help', 'Help'), Icon: IconHelp }}
    />
  );
}
