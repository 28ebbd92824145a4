import type { StaffUser } from '@nukkad/contract/staff/staff.model';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../ui/url-dialog.ts';
import { UrlTabs, useUrlTab } from '../ui/url-tabs.tsx';
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
  return (
    <Card as="li" quiet className={styles.person}>
      <div className={styles.head}>
        <Avatar name={person.fullName} size={44} />
        <div>
          <p>
            <strong>{person.fullName}</strong>
          </p>
          <p className={styles.dim}>
            {[person.designation, `+91 ${person.mobileNumber}`].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.dim}>
            {person.isProfessional ? t('staff.doesJobs', 'Does jobs') : t('staff.office', 'Office')}
            {' · '}
            {t('staff.rights', 'Rights: {{count}} of 68', { count: String(person.permissionCount) })}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        {can.access && (
          <ButtonLink to={`/users/sub-users-list/${staffId}`} tone="plain" small>
            {t('staff.access', 'What they may do')}
          </ButtonLink>
        )}
        {can.deactivate && (
          <ButtonLink {...deactivate} tone="quiet" small>
            {t('staff.deactivate', 'Deactivate')}
          </ButtonLink>
        )}
        {can.activate && (
          <ButtonLink {...activate} tone="plain" small>
            {t('staff.activate', 'Bring back')}
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

/** Asks before somebody goes, comes back, or is no longer invited. */
function MoveDialog({ people }: { people: readonly StaffUser[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(moveStaff, ['staffId', 'action']);
  const change = useChangeStaff();
  const person = people.find(({ staffId }) => staffId === dialog.get('staffId'));
  const asked = dialog.get('action');
  const words = {
    deactivate: {
      title: t('staff.deactivate.title', 'Deactivate {{name}}?', { name: person?.fullName ?? '' }),
      follows: t('staff.deactivate.follows', 'All rights end at once. The person can be brought back.'),
      confirm: t('staff.deactivate', 'Deactivate'),
    },
    activate: {
      title: t('staff.activate.title', 'Bring back {{name}}?', { name: person?.fullName ?? '' }),
      follows: t('staff.activate.follows', 'The old rights hold again at once.'),
      confirm: t('staff.activate', 'Bring back'),
    },
    withdraw: {
      title: t('staff.withdraw.title', 'Withdraw the invitation of {{name}}?', {
        name: person?.fullName ?? '',
      }),
      follows: t('staff.withdraw.follows', 'It can no longer be accepted.'),
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

/** The people of the organisation: who works, who was asked, who is away. */
export function TeamList() {
  const { t } = useTranslation();
  const tabs = [
    { value: 'Active', label: t('staff.tab.active', 'At work') },
    { value: 'Pending', label: t('staff.tab.pending', 'Invited') },
    { value: 'Deactivated', label: t('staff.tab.away', 'Away') },
  ];
  const status = useUrlTab(tabs) as StaffState;
  const list = useStaffList(status);
  const { data, error, refetch } = list;
  const people = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <UrlTabs tabs={tabs} label={t('staff.tabs', 'Which people')} />
      {error && !data && (
        <ErrorState
          message={error.message}
          action={<Button onClick={() => void refetch()}>{t('action.retry', 'Try again')}</Button>}
        />
      )}
      {!error && !data && <ListSkeleton count={3} />}
      {data && people.length === 0 && <EmptyScreen name="no-users" />}
      <ul className={styles.list}>
        {people.map((person) => (
          <Person key={person.staffId} person={person} />
        ))}
      </ul>
      {people.length > 0 && <LoadMore infinite={list} shown={people.length} />}
      <MoveDialog people={people} />
    </>
  );
}
