import { signOutAdmin } from '@nukkad/contract/office/backoffice/sign-in.api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { adminQuery } from '../office/admin/admin.queries.ts';
import { call } from '../platform/call.ts';
import { t } from '../platform/words.ts';
import { forgetDrafts } from '../talk/support/desk/kept-draft.ts';
import { forgetRecent } from './recent-finds.ts';

/** Ends the session of the Admin, and forgets what it stored on this device. */
export function useSignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await call(signOutAdmin).catch(() => null);
    client.clear();
    forgetRecent();
    forgetDrafts();
    client.setQueryData(adminQuery.queryKey, null);
    await navigate('/sign-in', {
      replace: true,
      state: { note: t('shell.youreLoggedOut', 'You’re logged out.') },
    });
  };
}
