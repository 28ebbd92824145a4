import { reviewTaxClaim } from '@nukkad/contract/people/payroll/income-tax.api';
import { type TaxClaim, taxReviewBody } from '@nukkad/contract/people/payroll/income-tax.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { claimNames } from './income-tax-words.ts';

interface Typed {
  readonly verb: 'accept' | 'reject';
  readonly amount: number;
  readonly municipalTaxes: number;
  readonly why: string;
}

/** Accepts what was declared, in whole or in part, or rejects it. */
export function ReviewClaimDialog({ claim, dialog }: { claim: TaxClaim; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const { claimId, version, kind, house } = claim;
  const initial: Typed = {
    verb: claim.status === 'Rejected' ? 'reject' : 'accept',
    amount: claim.counted ?? claim.amount,
    municipalTaxes: house?.municipalCounted ?? house?.municipalTaxes ?? 0,
    why: claim.why,
  };
  return (
    <FormDialog
      dialog={dialog}
      title={t('tax.review.of', 'Review: {{name}}', { name: claimNames[kind](t) })}
      save={t('party.save', 'Save')}
      send={useSend(reviewTaxClaim)}
      said={t('tax.reviewed', 'Reviewed')}
      initial={initial}
      schema={taxReviewBody}
      bodyOf={({ verb, amount, municipalTaxes, why }) => ({
        claimId,
        version,
        verb,
        why,
        ...(verb === 'accept' && { amount, ...(house && { municipalTaxes }) }),
      })}
      about={{ tax_review_amount: 'amount', tax_review_why: 'why' }}
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <RadioList
            label={t('tax.review.decide', 'Decision')}
            name="verb"
            options={[
              { value: 'accept', label: t('tax.accept', 'Accept') },
              { value: 'reject', label: t('tax.reject', 'Reject') },
            ]}
            value={fields.verb}
            onChange={(verb) => change({ verb })}
          />
          {fields.verb === 'accept' && !claim.relief && (
            <MoneyField
              label={
                house
                  ? t('tax.review.interest', 'Interest on the loan that counts')
                  : t('tax.review.amount', 'Amount that counts')
              }
              hint={
                house
                  ? t('tax.review.house.hint', '0 if it is not proved. The rent counts either way.')
                  : undefined
              }
              name="amount"
              paise={fields.amount}
              error={errors['amount']}
              onPaise={(paise) => change({ amount: paise ?? 0 })}
            />
          )}
          {fields.verb === 'accept' && house && (
            <MoneyField
              label={t('tax.review.municipal', 'Municipal taxes that count')}
              name="municipalTaxes"
              paise={fields.municipalTaxes}
              error={errors['municipalTaxes']}
              onPaise={(paise) => change({ municipalTaxes: paise ?? 0 })}
            />
          )}
          <TextField
            label={t('tax.review.why', 'Reason')}
            hint={t('tax.review.why.hint', 'Needed to reject, or to accept less than was declared.')}
            {...lineAt('why')}
            maxLength={200}
          />
        </>
      )}
    </FormDialog>
  );
}
