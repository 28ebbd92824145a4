import { addEmployee } from '@nukkad/contract/people/employee/employee.api';
import { useNavigate } from 'react-router';
import { InviteForm } from '../../../identity/staff/invite-form.tsx';
import { renewStaff } from '../../../identity/staff/staff.queries.ts';
import { PlaceFields, usePlace } from '../../../people/employee/place-fields.tsx';
import { useSend } from '../../../platform/api/send.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('addUser.title', 'Add a team member'), noindex: true }));

/** Invites a person together with the place at work that they will have. */
export default function AddUser() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = useSend(addEmployee);
  const { place, body, change } = usePlace();
  return (
    <Page
      title={t('addUser.title', 'Add a team member')}
      lead={t('staff.invite.lead', 'They join when they log in with their number and accept the invitation.')}
      narrow
    >
      <InviteForm
        invite={async (person) => {
          await add.mutateAsync({ ...person, ...body });
          await renewStaff();
        }}
        onDone={() => void navigate('/users/sub-users-list?tab=Pending')}
      >
        <PlaceFields place={place} change={change} />
      </InviteForm>
    </Page>
  );
}
