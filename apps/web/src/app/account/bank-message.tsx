import { InboxHint } from '../../identity/account/inbox-hint.tsx';
import { useSession } from '../../platform/session/use-session.ts';

/** Where the bank's message about the one rupee is read in a trial installation. */
export function BankMessage() {
  const { profile } = useSession();
  return profile?.mobileNumber ? <InboxHint contact={{ mobileNumber: profile.mobileNumber }} /> : null;
}
