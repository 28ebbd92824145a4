import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { staffEmpty } from './staff.empty.ts';
import { personEmpty } from '../../nouns/person/person.empty.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Listed } from '../../ui/listed.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { UrlTabs, useUrlTab } from '../../ui/url-tabs.tsx';
import { EditStaffDialog, editStaff } from './edit-staff-dialog.tsx';
import { type StaffState, useChangeStaff, useStaffList } from './staff.queries.ts';
import styles from './staff.module.css';

const moveStaff = 'move-staff';

function Person({ person }: { person: StaffUser }) {
  const { t } = useTranslation();
  const { staffId, can } = person;
  const move = (action: string) => ({ staffId, action });
  const deactivate = useDialogLink(moveStaff, move('deactivate'));
  const activate = useDialogLink(moveStaff, move('activate'));
  const withdraw = useDialogLink(moveStaff, move('withdraw'));
  const edit = useDialogLink(editStaff, { staffId });
  return (
    <Card as="li" quiet className={styles.person}>
      <div className={styles.head}>
        <Avatar name={person.fullName} size={44} />
        <div>
          <p>
            <strong>{person.fullName}</strong>
          </p>
          <p className={styles.dim}>
            {[person.designation, `+91 ${person.mobileNumber}`, person.email].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.dim}>
            {person.isProfessional ? t('staff.doesJobs', 'Takes jobs') : t('staff.office', 'Office')}
            {' · '}
            {t('staff.rights', '{{count}} of 68 permissions', { count: String(person.permissionCount) })}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        {can.access && (
          <ButtonLink to={`/users/sub-users-list/${staffId}`} tone="plain" small>
            {t('staff.rightsOf', 'Permissions')}
          </ButtonLink>
        )}
        {can.update && person.status !== 'Inactive' && (
          <ButtonLink {...edit} tone="quiet" small>
            {t('staff.edit', 'Edit')}
          </ButtonLink>
        )}
        {can.deactivate && (
          <ButtonLink {...deactivate} tone="quiet" small>
            {t('staff.deactivate', 'Deactivate')}
          </ButtonLink>
        )}
        {can.activate && (
          <ButtonLink {...activate} tone="plain" small>
            {t('staff.activate', 'Reactivate')}
          </ButtonLink>
        )}
        {can.withdraw && (
          <ButtonLink {...withdraw} tone="quiet" small>
            {t('staff.withdraw', 'Withdraw')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** Asks for confirmation before a person is removed, reactivated, or their invitation withdrawn. */
function MoveDialog({ people }: { people: readonly StaffUser[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(moveStaff, ['staffId', 'action']);
  const change = useChangeStaff();
  const person = people.find(({ staffId }) => staffId === dialog.get('staffId'));
  const asked = dialog.get('action');
  const words = {
    deactivate: {
      title: t('staff.deactivate.title', 'Deactivate {{name}}?', { name: person?.fullName ?? '' }),
      follows: t('staff.deactivate.follows', 'They lose access at once. You can reactivate them later.'),
      confirm: t('staff.deactivate', 'Deactivate'),
    },
    activate: {
      title: t('staff.activate.title', 'Reactivate {{name}}?', { name: person?.fullName ?? '' }),
      follows: t('staff.activate.follows', 'They get their old permissions back at once.'),
      confirm: t('staff.activate', 'Reactivate'),
    },
    withdraw: {
      title: t('staff.withdraw.title', 'Withdraw {{name}}’s invitation?', {
        name: person?.fullName ?? '',
      }),
      follows: t('staff.withdraw.follows', 'They can no longer accept it.'),
      confirm: t('staff.withdraw', 'Withdraw'),
    },
  };
  const action = asked === 'deactivate' || asked === 'activate' || asked === 'withdraw' ? asked : null;
  if (!dialog.opened || !person || !action) return null;
  return (
    <ConfirmDialog
      opened
      onClose={dialog.close}
      title={words[action].title}
      consequences={[words[action].follows]}
      confirm={words[action].confirm}
      danger={action !== 'activate'}
      onConfirm={() => change.mutateAsync({ staffId: person.staffId, action })}
    />
  );
}

/** The empty state of each tab; an empty tab may be good news. */
function EmptyTeam({ status, search }: { status: StaffState; search: string }) {
  const { t } = useTranslation();
  if (search)
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
  const { t } = useTranslation();
  const tabs = [
    { value: 'Active', label: t('staff.tab.active', 'Active') },
    { value: 'Pending', label: t('staff.tab.pending', 'Invited') },
    { value: 'Deactivated', label: t('staff.tab.away', 'Deactivated') },
  ];
  const status = useUrlTab(['Active', 'Pending', 'Deactivated']);
  const search = (useSearchParams()[0].get('q') ?? '').slice(0, 60);
  const list = useStaffList(status, search);
  const people = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <UrlTabs tabs={tabs} label={t('staff.tabs', 'Filter by status')} />
      <SearchBox label={t('staff.search', 'Name or number')} />
      <Listed
        list={list}
        waiting={<ListSkeleton count={3} />}
        empty={<EmptyTeam status={status} search={search} />}
      >
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((person) => (
              <Person key={person.staffId} person={person} />
            ))}
          </ul>
        )}
      </Listed>
      <EditStaffDialog people={people} />
      <MoveDialog people={people} />
    </>
  );
}
