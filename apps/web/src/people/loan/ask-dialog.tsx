import { askForLoan, editLoan } from '@nukkad/contract/people/loan/loan.api';
import { type Loan, loanBody } from '@nukkad/contract/people/loan/loan.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TermFields, type TypedTerms, freshTerms, termsOf } from './loan-fields.tsx';
import type { LoanBody } from './loan.queries.ts';

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

function Ask({ loan, dialog }: { loan: Loan | null; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ask = useSend(askForLoan);
  const edit = useSend(editLoan);
  return (
    <FormDialog
      dialog={dialog}
      title={loan ? t('loan.edit', 'Change loan request') : t('loan.ask', 'Ask for a loan')}
      save={t('loan.send', 'Send for review')}
      send={async (body: LoanBody) => {
        if (loan?.request) {
          const { requestId, version } = loan.request;
          return edit.mutateAsync({ requestId, version, ...body });
        }
        return ask.mutateAsync(body);
      }}
      said={t('loan.sent', 'Sent for review')}
      initial={typedOf(loan)}
      schema={loanBody}
      bodyOf={({ note, ...terms }) => ({ ...termsOf(terms), note })}
      about={{ loan_first_month: 'firstMonth' }}
      onSent={({ loanId }) => {
        if (loan?.request) dialog.close();
        else void navigate(`/people/loans/${loanId}`, { replace: true });
      }}
    >
      {({ fields, errors, change, textAt }) => (
        <>
          <TermFields fields={fields} errors={errors} change={change} />
          <HindiField label={t('loan.note', 'What is it for?')} {...textAt('note')} maxLength={300} />
        </>
      )}
    </FormDialog>
  );
}

/** The form behind `?dialog=loan`: of a new request, or of the one whose page this is. */
export function AskDialog({ loan }: { loan: Loan | null }) {
  const dialog = useUrlDialog('loan');
  const mayWrite = !loan || loan.request?.can.edit || loan.request?.can.resubmit;
  if (!dialog.opened || !mayWrite) return null;
  return <Ask key={loan?.loanId ?? ''} loan={loan} dialog={dialog} />;
}
