import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { loadProfile } from '../../platform/session/load-profile.ts';
import { onBarred, onSessionExpired } from '../../platform/session/session-store.ts';

const statusPage = '/account-status-information';

/** Learns who is signed in; goes to /login when the session is over, and to the status page when the account was closed. */
export function SessionWatcher() {
  const navigate = useNavigate();
  useEffect(() => onSessionExpired(() => void navigate('/login', { replace: true })), [navigate]);
  useEffect(
    () =>
      onBarred(() => {
        if (location.pathname !== statusPage) void navigate(statusPage, { replace: true });
      }),
    [navigate],
  );
  useEffect(() => {
    loadProfile().catch(() => {
      // A tired server; the next page asks again.
    });
  }, []);
  return null;
}
