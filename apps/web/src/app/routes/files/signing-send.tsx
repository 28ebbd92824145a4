import { SendStep } from '../../../files/envelope/send-step.tsx';
import { StepFrame } from '../../../files/envelope/step-frame.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/signing-send.ts';

export const handle = page(({ t }) => ({ title: t('signing.step.send', 'Check and send'), noindex: true }));

export default function SigningSend({ params: { envelopeId } }: Route.ComponentProps) {
  return (
    <StepFrame key={envelopeId} step="send" envelopeId={envelopeId} narrow>
      {(envelope) => <SendStep envelope={envelope} />}
    </StepFrame>
  );
}
