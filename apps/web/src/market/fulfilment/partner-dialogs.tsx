import { AcceptDialog } from './accept-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { RejectRequestDialog } from './reject-request-dialog.tsx';
import { SwapDialog } from './swap-dialog.tsx';

/** What the buttons of requests and jobs open, on every screen that shows them. */
export function PartnerDialogs() {
  return (
    <>
      <AcceptDialog />
      <AssignDialog />
      <RejectRequestDialog />
      <SwapDialog />
    </>
  );
}
