import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import type { ButtonProps } from '../../../ui/press/button.tsx';
import type { JobStep } from '../job.steps.ts';

/** Walks on to a step; Back in the browser leads to the step before. */
export function NextStepLink({
  step,
  tone,
  children,
}: {
  step: JobStep;
  tone?: ButtonProps['tone'];
  children: ReactNode;
}) {
  return (
    <ButtonLink to={{ search: `?step=${step}` }} wide {...(tone ? { tone } : {})}>
      {children}
    </ButtonLink>
  );
}
