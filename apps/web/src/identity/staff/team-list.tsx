import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { search } from '@nukkad/lists/fields';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { personEmpty } from '../../nouns/person/person.empty.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { UrlTabs } from '../../ui/page/url-tabs.tsx';
import { EditStaffDialog } from './edit-staff-dialog.tsx';
import { MoveStaffDialog } from './move-staff-dialog.tsx';
import { staffEmpty } from './staff.empty.ts';
import { type StaffState, readStaffPage, staffAddress, useStaffList } from './staff.queries.ts';
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
function EmptyTeam({ status }: { status: StaffState }) {
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

/** The people of the organisation: who works, who was asked, who is away. */
export function TeamList() {
  const { t, plural } = useTranslation();
  const tabs = [
    { value: 'Active', label: t('staff.tab.active', 'Active') },
    { value: 'Pending', label: t('staff.tab.pending', 'Invited') },
    { value: 'Deactivated', label: t('staff.tab.away', 'Deactivated') },
  ];
  const asked = useListAddress(staffAddress);
  const { tab: status = 'Active', q = '' } = asked.filters;
  const list = useStaffList(status, q);
  const people = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <UrlTabs tabs={tabs} label={t('staff.tabs', 'Filter by status')} />
      <Listing<StaffUser>
        key={status}
        name="team"
        label={t('team.title', 'Your team')}
        asked={asked}
        fields={[search(t('staff.search', 'Name or number'))]}
        columns={teamColumns(t, plural)}
        pages={list}
        keyOf={({ staffId }) => staffId}
        nameOf={({ fullName }) => fullName}
        acts={teamBulk(t, plural)}
        exported={{ list: 'team', readPage: (cursor) => readStaffPage(status, q, cursor) }}
        empty={<EmptyTeam status={status} />}
        noMatch={<NotFound />}
      />
      <EditStaffDialog people={people} />
      <MoveStaffDialog people={people} />
    </>
  );
}
