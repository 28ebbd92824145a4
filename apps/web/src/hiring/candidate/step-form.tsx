import { updateCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import { type CandidateFields, candidateFields } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { ReactNode } from 'react';
import { useSend } from '../../platform/api/send.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../ui/page/action-bar.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import type { StepProps } from './profile-steps.ts';

/** The fields of one step; they are saved by going on. */
export function StepForm<Fields extends object>({
  initial,
  bodyOf,
  incomplete,
  save,
  onSaved,
  children,
}: Omit<StepProps, 'profile'> & {
  readonly initial: Fields;
  readonly bodyOf: (fields: Fields) => CandidateFields;
  readonly incomplete?: (fields: Fields) => boolean;
  readonly children: (form: SentForm<Fields>) => ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <SentFields
      save={save}
      foot={(send) => <ActionBar label={t('candidate.goOn', 'Continue')}>{send}</ActionBar>}
      send={useSend(updateCandidateProfile)}
      initial={initial}
      schema={candidateFields}
      bodyOf={bodyOf}
      {...(incomplete && { incomplete })}
      onSent={onSaved}
    >
      {children}
    </SentFields>
  );
}
