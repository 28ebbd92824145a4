import { PeopleStep } from '../../../files/envelope/people-step.tsx';
import { StepFrame } from '../../../files/envelope/step-frame.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/signing-people.ts';

export const handle = page(({ t }) => ({ title: t('signing.step.people', 'People'), noindex: true }));

export default function SigningPeople({ params: { envelopeId } }: Route.ComponentProps) {
  return (
    <StepFrame key={envelopeId} step="people" envelopeId={envelopeId} narrow>
      {(envelope) => <PeopleStep envelope={envelope} />}
    </StepFrame>
  );
}
