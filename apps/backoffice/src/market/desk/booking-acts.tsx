import { Button, Group } from '@mantine/core';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { useLocation, useSearchParams } from 'react-router';
import { t } from '../../platform/words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DecideRefund } from './decide-refund.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { TimeDialog } from './time-dialog.tsx';

const dialogs = {
  partner: ReassignDialog,
  time: TimeDialog,
  cancel: CancelDialog,
  refund: RefundDialog,
  decide: DecideRefund,
} as const;
type DialogName = keyof typeof dialogs;
const isDialog = (name: string | null): name is DialogName => name !== null && name in dialogs;

/** What an Admin may do with it now, as the server says; each asks first. The open dialog is in the address. */
export function BookingActs({ booking }: { booking: DeskBooking }) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const open = search.get('dialog');
  const turn = (dialog: DialogName | null) =>
    setSearch(dialog ? { dialog } : {}, { replace: true, preventScrollReset: true, state });
  const acts: readonly (readonly [allowed: boolean, name: DialogName, words: string])[] = [
    [booking.can.reassign, 'partner', t('desk.reassign', 'Another partner')],
    [booking.can.reschedule, 'time', t('desk.changeTime', 'Change time')],
    [booking.can.cancel, 'cancel', t('desk.cancelIt', 'Cancel booking')],
    [booking.can.refund, 'refund', t('desk.refundIt', 'Refund')],
    [booking.can.decideRefund, 'decide', t('desk.decideRefund', 'Decide on a refund')],
  ];
  const allowed = acts.filter(([isAllowed]) => isAllowed);
  const Dialog = isDialog(open) ? dialogs[open] : null;
  return (
    <>
      {allowed.length > 0 ? (
        <Group gap="xs">
          {allowed.map(([, name, words]) => (
            <Button key={name} variant="default" onClick={() => turn(name)}>
              {words}
            </Button>
          ))}
        </Group>
      ) : null}
      {Dialog ? <Dialog booking={booking} onClose={() => turn(null)} /> : null}
    </>
  );
}
