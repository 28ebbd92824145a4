import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { loadProfile } from '../../platform/session/load-profile.ts';
import { onBarred, onSessionExpired } from '../../platform/session/session-store.ts';

const statusPage = '/account-status-information';

/** Where a barred person may be, as with support, a call that is refused beside it leads nowhere. */
async function isOpenToBarred(): Promise<boolean> {
  const { screenAt } = await import('@nukkad/contract/identity/account/screens');
  return screenAt(location.pathname)?.screen.barred === true;
}

async function showStatus(navigate: NavigateFunction): Promise<void> {
  if (!(await isOpenToBarred())) await navigate(statusPage, { replace: true });
}

/** Learns who is signed in; goes to /login when the session is over, and to the status page when the account was closed. */
export function SessionWatcher() {
  const navigate = useNavigate();
  useEffect(() => onSessionExpired(() => void navigate('/login', { replace: true })), [navigate]);
  useEffect(() => onBarred(() => void showStatus(navigate)), [navigate]);
  useEffect(() => {
    loadProfile().catch(() => {
      // A tired server; the next page asks again.
    });
  }, []);
  return null;
}
