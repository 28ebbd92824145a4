import { useSession } from '../../../platform/session/use-session.ts';

/** The way to a job seeker's screen from a page for everyone: past the login, and past the choice of that role. */
export function useAsJobseeker(): (to: string) => string {
  const { profile } = useSession();
  return (to) => (profile?.role === 'Jobseeker' ? to : `/jobs/start?to=${encodeURIComponent(to)}`);
}
