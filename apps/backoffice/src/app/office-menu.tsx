import { groupsOf } from '@nukkad/frame/places';
import { type OfficeGroup, type OfficeRow, officeGroups } from '../platform/nav-row.ts';
import { t } from '../platform/words.ts';
import { navTable } from './nav.gen.ts';

const headings: Readonly<Record<OfficeGroup, string>> = {
  waiting: t('shell.group.waiting', 'Waiting for you'),
  people: t('common.people', 'People'),
  market: t('shell.group.market', 'Catalogue and prices'),
  settings: t('shell.group.settings', 'Settings'),
};

/** Long, and not of every hour. */
const foldingGroups: readonly OfficeGroup[] = ['market', 'settings'];

/** The rows under their headings, as the side bar and a phone's menu draw them. */
export const officeMenu = groupsOf<OfficeGroup, OfficeRow>(navTable, officeGroups).map(
  ({ group, places }) => ({
    group,
    heading: headings[group],
    folds: foldingGroups.includes(group),
    rows: places.map(({ to, label, Icon, Badge }) => ({ to, label, Icon, badge: Badge && <Badge /> })),
  }),
);
