import { DocumentStep } from '../../../files/envelope/document-step.tsx';
import { StepFrame } from '../../../files/envelope/step-frame.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/signing-document.ts';

export const handle = page(({ t }) => ({ title: t('signing.step.document', 'Document'), noindex: true }));

export default function SigningDocument({ params: { envelopeId } }: Route.ComponentProps) {
  return (
    <StepFrame key={envelopeId} step="document" envelopeId={envelopeId} narrow>
      {(envelope) => <DocumentStep envelope={envelope} />}
    </StepFrame>
  );
}
