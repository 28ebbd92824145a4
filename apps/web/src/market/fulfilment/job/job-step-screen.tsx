import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { ReactNode } from 'react';
import type { JobStep } from '../job.steps.ts';
import { FinishStep } from './finish-step.tsx';
import { PayStep } from './pay-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { StartStep } from './start-step.tsx';
import { WayStep } from './way-step.tsx';
import { WorkStep } from './work-step.tsx';

/** What is to be done at one step. */
export function JobStepScreen({ step, booking }: { step: JobStep; booking: BookingDetails }): ReactNode {
  switch (step) {
    case 'way':
      return <WayStep booking={booking} />;
    case 'start':
      return <StartStep booking={booking} />;
    case 'before':
      return <PhotosStep key="before" booking={booking} stage="before" next="work" />;
    case 'work':
      return <WorkStep booking={booking} />;
    case 'after':
      return <PhotosStep key="after" booking={booking} stage="after" next="finish" />;
    case 'finish':
      return <FinishStep booking={booking} />;
    case 'pay':
      return <PayStep booking={booking} />;
  }
}
