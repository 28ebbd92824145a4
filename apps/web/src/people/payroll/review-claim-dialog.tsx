import { type TaxClaim, taxReviewBody } from '@nukkad/contract/people/payroll/income-tax.model';
import { useId } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { claimNames } from './income-tax-words.ts';
import { type ReviewBody, useReviewClaim } from './income-tax.queries.ts';

interface Typed {
  readonly verb: 'accept' | 'reject';
  readonly amount: number;
  readonly municipalTaxes: number;
  readonly why: string;
}

/** Accepts what was declared, in whole or in part, or rejects it. */
export function ReviewClaimDialog({ claim, onClose }: { claim: TaxClaim; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const review = useReviewClaim();
  const { claimId, version, kind, house } = claim;
  const { fields, errors, busy, change, submit } = useForm<Typed, ReviewBody>({
    initial: {
      verb: claim.status === 'Rejected' ? 'reject' : 'accept',
      amount: claim.counted ?? claim.amount,
      municipalTaxes: house?.municipalCounted ?? house?.municipalTaxes ?? 0,
      why: claim.why,
    },
    schema: taxReviewBody,
    bodyOf: ({ verb, amount, municipalTaxes, why }) => ({
      claimId,
      version,
      verb,
      why,
      ...(verb === 'accept' && { amount, ...(house && { municipalTaxes }) }),
    }),
    send: async (body) => {
      await review.mutateAsync(body);
      toast.success(t('tax.reviewed', 'Reviewed'));
      onClose();
    },
    about: { tax_review_amount: 'amount', tax_review_why: 'why' },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('tax.review.of', 'Review: {{name}}', { name: claimNames[kind](t) })}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('party.save', 'Save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
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
          name="why"
          value={fields.why}
          maxLength={200}
          error={errors['why']}
          onChange={({ target }) => change({ why: target.value })}
        />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}
