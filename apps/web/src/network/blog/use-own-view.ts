import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '../../platform/session/use-session.ts';

/** The server draws a page as visitors see it; who is signed in reads it anew as the one they are. */
export function useOwnView(drawnByServer: boolean): void {
  const { status } = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (drawnByServer && status === 'signed-in' && navigator.onLine) void revalidate();
  }, [drawnByServer, status, revalidate]);
}
