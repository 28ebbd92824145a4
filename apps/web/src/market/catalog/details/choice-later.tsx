import type { ComponentProps } from 'react';
import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { AfterBooking } from './after-booking.tsx';
import { PartnerChoice } from './partner-choice.tsx';

/** What is below the first screen, in one file: the partners, and what happens after a booking. */
export function ChoiceLater({
  cancelling,
  ...choice
}: ComponentProps<typeof PartnerChoice> & { cancelling: ServiceDetails['cancelling'] }) {
  return (
    <>
      <PartnerChoice {...choice} />
      <AfterBooking cancelling={cancelling} />
    </>
  );
}
