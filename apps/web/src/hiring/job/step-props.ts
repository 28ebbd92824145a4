import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import type { TypedJob } from './typed-job.ts';

/** What each step of a job is handed. */
export interface StepProps {
  readonly form: SentForm<TypedJob>;
}
