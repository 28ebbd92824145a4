import { type Loan, loanBody } from '@nukkad/contract/people/loan/loan.model';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { TermFields, type TypedTerms, freshTerms, termsOf } from './loan-fields.tsx';
import { type LoanBody, useAskForLoan, useEditLoan } from './loan.queries.ts';

type Typed = TypedTerms & { readonly note: string };

const typedOf = (loan: Loan | null): Typed =>
  loan
    ? {
        amount: loan.amount,
        instalments: String(loan.instalments),
        yearlyPercent: String(loan.yearlyPercent),
        firstMonth: loan.firstMonth,
        note: loan.note,
      }
    : { ...freshTerms(), note: '' };

function useAskForm(loan: Loan | null, onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [key] = useState(newIdempotencyKey);
  const ask = useAskForLoan(key);
  const edit = useEditLoan();
  return useForm<Typed, LoanBody>({
    initial: typedOf(loan),
    schema: loanBody,
    bodyOf: ({ note, ...terms }) => ({ ...termsOf(terms), note }),
    send: async (body) => {
      if (loan?.request) {
        const { requestId, version } = loan.request;
        await edit.mutateAsync({ requestId, version, ...body });
        onClose();
      } else {
        const { loanId } = await ask.mutateAsync(body);
        void navigate(`/people/loans/${loanId}`, { replace: true });
      }
      toast.success(t('loan.sent', 'Sent for review'));
    },
    about: { loan_first_month: 'firstMonth' },
  });
}

function Ask({ loan, onClose }: { loan: Loan | null; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const { fields, errors, busy, change, submit } = useAskForm(loan, onClose);
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={loan ? t('loan.edit', 'Change loan request') : t('loan.ask', 'Ask for a loan')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('loan.send', 'Send for review')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TermFields fields={fields} errors={errors} change={change} />
        <HindiField
          label={t('loan.note', 'What is it for?')}
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

/** The form behind `?dialog=loan`: of a new request, or of the one whose page this is. */
export function AskDialog({ loan }: { loan: Loan | null }) {
  const dialog = useUrlDialog('loan');
  const mayWrite = !loan || loan.request?.can.edit || loan.request?.can.resubmit;
  if (!dialog.opened || !mayWrite) return null;
  return <Ask key={loan?.loanId ?? ''} loan={loan} onClose={dialog.close} />;
}
