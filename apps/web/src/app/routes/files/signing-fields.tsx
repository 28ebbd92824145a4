import { FieldsStep } from '../../../files/envelope/fields-step.tsx';
import { StepFrame } from '../../../files/envelope/step-frame.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/signing-fields.ts';

export const handle = page(({ t }) => ({ title: t('signing.step.fields', 'Fields'), noindex: true }));

export default function SigningFields({ params: { envelopeId } }: Route.ComponentProps) {
  return (
    <StepFrame key={envelopeId} step="fields" envelopeId={envelopeId}>
      {(envelope) => <FieldsStep envelope={envelope} />}
    </StepFrame>
  );
}
