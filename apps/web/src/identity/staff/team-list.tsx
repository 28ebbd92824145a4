import { listMyUsers, staffQuery } from '@nukkad/contract/identity/staff/staff.api';
import { staffListStates } from '@nukkad/contract/identity/staff/staff.model';
import { listAddress } from '@nukkad/lists/address';
import { search } from '@nukkad/lists/fields';
import * as z from 'zod/mini';
import { personEmpty } from '../../nouns/person/person.empty.ts';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlTabs } from '../../ui/page/url-tabs.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { EditStaffDialog } from './edit-staff-dialog.tsx';
import { MoveStaffDialog } from './move-staff-dialog.tsx';
import { staffEmpty } from './staff.empty.ts';
import { teamBulk } from './team-bulk.ts';
import { teamColumns } from './team-columns.tsx';

function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyScreen
      screen={personEmpty['user-not-found']}
      words={t('staff.none.found.words', 'Try fewer letters, part of the number, or another tab.')}
      action={
        <ButtonLink to="/users/sub-users-list" tone="plain">
          {t('staff.none.all', 'Show all')}
        </ButtonLink>
      }
    />
  );
}

/** The empty state of each tab; an empty tab may be good news. */
function EmptyTeam({ status }: { status: (typeof staffListStates)[number] }) {
  const { t } = useTranslation();
  if (status === 'Active') return <EmptyScreen screen={staffEmpty['no-users']} />;
  return (
    <EmptyState
      scene="people"
      title={
        status === 'Pending'
          ? t('staff.none.pending', 'No open invitations')
          : t('staff.none.away', 'No one is deactivated')
      }
    >
      {status === 'Pending'
        ? t('staff.none.pending.words', 'People you invite appear here until they answer.')
        : t('staff.none.away.words', 'Team members who left or were deactivated appear here.')}
    </EmptyState>
  );
}

function Tabs() {
  const { t } = useTranslation();
  return (
    <UrlTabs
      label={t('staff.tabs', 'Filter by status')}
      tabs={[
        { value: 'Active', label: t('staff.tab.active', 'Active') },
        { value: 'Pending', label: t('staff.tab.pending', 'Invited') },
        { value: 'Deactivated', label: t('staff.tab.away', 'Deactivated') },
      ]}
    />
  );
}

/** The people of the organisation: who works, who was asked, who is away. */
export const TeamList = listPart(listMyUsers, {
  name: 'team',
  label: ({ t }) => t('team.title', 'Your team'),
  // The search as the page's address calls it, and the tab.
  address: listAddress(staffQuery.shape, [], {
    q: z.string().check(z.maxLength(60)),
    tab: z.enum(staffListStates),
  }),
  query: ({ tab = 'Active', q = '' }) => ({ status: tab, search: q }),
  // While other words are looked for, the rows stay, and with them a dialog about one of them.
  staysFor: ({ tab = 'Active' }) => ({ status: tab }),
  tab: ({ filters: { tab = 'Active' } }) => tab,
  above: () => <Tabs />,
  fields: ({ t }) => [search(t('staff.search', 'Name or number'))],
  keyOf: ({ staffId }) => staffId,
  nameOf: ({ fullName }) => fullName,
  columns: ({ t, plural }) => teamColumns(t, plural),
  acts: ({ t, plural }) => teamBulk(t, plural),
  exported: 'team',
  empty: ({ filters: { tab = 'Active' } }) => <EmptyTeam status={tab} />,
  noMatch: () => <NotFound />,
  dialogs: ({ rows }) => (
    <>
      <EditStaffDialog people={rows} />
      <MoveStaffDialog people={rows} />
    </>
  ),
});
