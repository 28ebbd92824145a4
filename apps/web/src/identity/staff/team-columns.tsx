import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { acts } from '../../nouns/work-list/columns.tsx';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { editStaff } from './edit-staff-dialog.tsx';
import { moveStaff } from './move-staff-dialog.tsx';
import styles from './staff.module.css';

function Acts({ person: { staffId, can, status } }: { person: StaffUser }) {
  const { t } = useTranslation();
  const move = (action: string) => ({ staffId, action });
  const deactivate = useDialogLink(moveStaff, move('deactivate'));
  const activate = useDialogLink(moveStaff, move('activate'));
  const withdraw = useDialogLink(moveStaff, move('withdraw'));
  const edit = useDialogLink(editStaff, { staffId });
  return (
    <span className={styles.acts}>
      {can.update && status !== 'Inactive' && <Link {...edit}>{t('staff.edit', 'Edit')}</Link>}
      {can.deactivate && <Link {...deactivate}>{t('staff.deactivate', 'Deactivate')}</Link>}
      {can.activate && <Link {...activate}>{t('staff.activate', 'Reactivate')}</Link>}
      {can.withdraw && <Link {...withdraw}>{t('staff.withdraw', 'Withdraw')}</Link>}
    </span>
  );
}

const workOf = (t: Translate, { isProfessional }: StaffUser) =>
  isProfessional ? t('staff.doesJobs', 'Takes jobs') : t('staff.office', 'Office');

/** How far a person's permissions reach, in a few words; which they are, their page says. */
function accessOf(t: Translate, plural: Plural, { permissionCount, isProfessional }: StaffUser) {
  if (permissionCount > 0)
    return plural('staff.rights', permissionCount, {
      one: '{{count}} permission',
      other: '{{count}} permissions',
    });
  return isProfessional ? t('staff.rights.own', 'Own jobs only') : t('staff.rights.none', 'None');
}

/** The columns of the team; the name leads to a person's permissions where the viewer may see them. */
export const teamColumns = (t: Translate, plural: Plural): readonly Column<StaffUser>[] => [
  told('name', t('staff.column.name', 'Name'), ({ fullName }) => fullName, {
    ...heading,
    cell: ({ fullName, staffId, can }) =>
      can.access ? <Link to={`/users/sub-users-list/${staffId}`}>{fullName}</Link> : fullName,
  }),
  told('designation', t('staff.column.designation', 'Job title'), ({ designation }) => designation),
  told(
    'mobile',
    t('staff.column.mobile', 'Mobile'),
    ({ mobileNumber }) => `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`,
    { width: '9.5rem' },
  ),
  told('email', t('staff.column.email', 'Email'), ({ email }) => email ?? '', { startsHidden: true }),
  told('work', t('staff.column.work', 'Work'), (person) => workOf(t, person), {
    card: 'corner',
    width: '7rem',
  }),
  told('permissions', t('staff.rightsOf', 'Permissions'), (person) => accessOf(t, plural, person), {
    width: '9rem',
  }),
  told('jobs', t('staff.column.jobs', 'Jobs done'), ({ jobsDone }) => jobsDone, {
    figures: true,
    width: '6.5rem',
    startsHidden: true,
  }),
  acts(t('staff.column.acts', 'Actions'), '11rem', (person) => <Acts person={person} />),
];
