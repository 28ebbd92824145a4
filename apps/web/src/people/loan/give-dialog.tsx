import { givenLoanBody } from '@nukkad/contract/people/loan/loan.model';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import {
  HandedFields,
  TermFields,
  type TypedHanded,
  type TypedTerms,
  freshHanded,
  freshTerms,
  termsOf,
} from './loan-fields.tsx';
import { type GivenBody, useGiveLoan } from './loan.queries.ts';

type Typed = TypedTerms & TypedHanded & { readonly staffId: string; readonly note: string };

function useGiveForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [key] = useState(newIdempotencyKey);
  const give = useGiveLoan(key);
  return useForm<Typed, GivenBody>({
    initial: { staffId: '', ...freshTerms(), ...freshHanded(), note: '' },
    schema: givenLoanBody,
    bodyOf: ({ staffId, day, method, reference, note, ...terms }) => ({
      staffId,
      day,
      method,
      reference,
      note,
      ...termsOf(terms),
    }),
    send: async (body) => {
      const { loanId } = await give.mutateAsync(body);
      toast.success(t('loan.given', 'Loan saved'));
      void navigate(`/people/loans/${loanId}`, { replace: true });
    },
    about: {
      loan_staff_unknown: 'staffId',
      loan_own: 'staffId',
      loan_first_month: 'firstMonth',
      loan_day: 'day',
      loan_reference: 'reference',
    },
  });
}

function Give({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const team = useColleagues();
  const { fields, errors, busy, change, submit } = useGiveForm();
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('loan.give', 'Give a loan')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('loan.save', 'Save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
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
          name="note"
          value={fields.note}
          maxLength={300}
          error={errors['note']}
          onText={(note) => change({ note })}
        />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}

/** The form behind `?dialog=give`. */
export function GiveDialog() {
  const dialog = useUrlDialog('give');
  return dialog.opened ? <Give onClose={dialog.close} /> : null;
}
