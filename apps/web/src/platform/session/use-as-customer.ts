import { useSession } from './use-session.ts';

/** May who is at this device open a customer's screens? A visitor is asked to log in there; another role is refused. */
export function useAsCustomer(): boolean {
  const { profile } = useSession();
  return !profile || profile.role === 'Buyer';
}
