import { useSession } from '../../../platform/session/use-session.ts';

/** The way to a job seeker's screen from a page for everyone: past the login, and past the choice of that role. */
export function useAsJobseeker(): (to: string) => string {
  const { status, profile } = useSession();
  return (to) => {
    if (profile?.role === 'Jobseeker') return to;
    const start = `/jobs/start?to=${encodeURIComponent(to)}`;
    return status === 'signed-out' ? `/login?role=Jobseeker&return=${encodeURIComponent(start)}` : start;
  };
}
