import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { loadProfile } from '../../platform/session/load-profile.ts';
import { onSessionExpired } from '../../platform/session/session-store.ts';

/** Learns who is signed in, and goes to /login when the server says that the session is over. */
export function SessionWatcher() {
  const navigate = useNavigate();
  useEffect(() => onSessionExpired(() => void navigate('/login', { replace: true })), [navigate]);
  useEffect(() => {
    loadProfile().catch(() => {
      // A tired server; the next page asks again.
    });
  }, []);
  return null;
}
