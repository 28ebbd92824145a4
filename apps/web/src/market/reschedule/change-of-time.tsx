import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import { AnswerTimeDialog } from './answer-time-dialog.tsx';
import { ChangeTimeLink } from './change-time-link.tsx';
import type { BookingChanges } from './reschedule.queries.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { TimeProposalCard } from './time-proposal.tsx';

/** All that a booking's page of either side has to do with another time; each part has its place there. */
export const changeOfTime = (booking: BookingDetails, side: Proposer, changes: BookingChanges) => ({
  link: <ChangeTimeLink booking={booking} side={side} />,
  asked: <TimeProposalCard booking={booking} side={side} />,
  dialogs: (
    <>
      <RescheduleDialog booking={booking} side={side} changes={changes} />
      <AnswerTimeDialog booking={booking} side={side} changes={changes} />
    </>
  ),
});
