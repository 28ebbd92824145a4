import { useState } from 'react';
import { useNavigate } from 'react-router';
import { InviteForm } from '../../identity/staff/invite-form.tsx';
import { renewStaff } from '../../identity/staff/staff.queries.ts';
import { useAddEmployee } from '../../people/employee/employee.queries.ts';
import { PlaceFields, usePlace } from '../../people/employee/place-fields.tsx';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('addUser.title', 'Add a team member'), noindex: true }));

/** Invites a person together with the place at work that they will have. */
export default function AddUser() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = useAddEmployee();
  const { place, body, change } = usePlace();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return (
    <Page
      title={t('addUser.title', 'Add a team member')}
      lead={t('staff.invite.lead', 'They join when they log in with their number and accept the invitation.')}
      narrow
    >
      <InviteForm
        invite={async (person) => {
          try {
            await add.mutateAsync({ idempotencyKey, body: { ...person, ...body } });
          } finally {
            setKey(newIdempotencyKey);
          }
          await renewStaff();
        }}
        onDone={() => void navigate('/users/sub-users-list?tab=Pending')}
      >
        <PlaceFields place={place} change={change} />
      </InviteForm>
    </Page>
  );
}
