import { switchToken } from '@nukkad/contract/identity/account/session.api';
import { chooseRole } from '@nukkad/contract/identity/account/sign-in.api';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { beginSession } from '../../../platform/session/session-store.ts';

/** Adds the role of a job seeker to this person, who keeps the others, and acts in it from now on. */
export async function actAsJobseeker(): Promise<void> {
  await call(chooseRole, { body: { role: 'Jobseeker' } });
  const session = await call(switchToken, { body: { role: 'Jobseeker' } });
  // Nothing of the role before.
  queryClient.clear();
  beginSession(session);
}
