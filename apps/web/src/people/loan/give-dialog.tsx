import { giveLoan } from '@nukkad/contract/people/loan/loan.api';
import { givenLoanBody } from '@nukkad/contract/people/loan/loan.model';
import { useNavigate } from 'react-router';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import {
  HandedFields,
  TermFields,
  type TypedHanded,
  type TypedTerms,
  freshHanded,
  freshTerms,
  termsOf,
} from './loan-fields.tsx';

type Typed = TypedTerms & TypedHanded & { readonly staffId: string; readonly note: string };

function Give({ dialog }: { dialog: OpenDialog }) {
  const { t } = useTranslation();
  const team = useColleagues();
  const navigate = useNavigate();
  const initial: Typed = { staffId: '', ...freshTerms(), ...freshHanded(), note: '' };
  return (
    <FormDialog
      dialog={dialog}
      title={t('loan.give', 'Give a loan')}
      save={t('loan.save', 'Save')}
      send={useSend(giveLoan)}
      said={t('loan.given', 'Loan saved')}
      initial={initial}
      schema={givenLoanBody}
      bodyOf={({ staffId, day, method, reference, note, ...terms }) => ({
        staffId,
        day,
        method,
        reference,
        note,
        ...termsOf(terms),
      })}
      about={{
        loan_staff_unknown: 'staffId',
        loan_own: 'staffId',
        loan_first_month: 'firstMonth',
        loan_day: 'day',
        loan_reference: 'reference',
      }}
      onSent={({ loanId }) => {
        void navigate(`/people/loans/${loanId}`, { replace: true });
      }}
    >
      {({ fields, errors, change, textAt }) => (
        <>
          <SelectField
            label={t('approval.who', 'Employee')}
            name="staffId"
            value={fields.staffId}
            options={[
              { value: '', label: t('loan.who.choose', 'Choose who gets it') },
              ...(team.data ?? []).map(({ staffId, fullName }) => ({ value: staffId, label: fullName })),
            ]}
            onChange={({ target }) => change({ staffId: target.value })}
          />
          <Refusal>{errors['staffId']}</Refusal>
          <TermFields fields={fields} errors={errors} change={change} />
          <HandedFields
            fields={fields}
            errors={errors}
            change={change}
            label={t('loan.givenOn', 'Paid out on')}
          />
          <HindiField
            label={t('loan.note.optional', 'What is it for? (optional)')}
            {...textAt('note')}
            maxLength={300}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The form behind `?dialog=give`. */
export function GiveDialog() {
  const dialog = useUrlDialog('give');
  return dialog.opened ? <Give dialog={dialog} /> : null;
}
