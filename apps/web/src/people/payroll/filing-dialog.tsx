import {
  type TaxDeposits,
  type TaxFiling,
  filingBody,
} from '@nukkad/contract/people/payroll/tax-deposit.model';
import { useId } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type Filing, useFileStatement } from './tax-deposit.queries.ts';
import { Note, Paragraph } from '../../ui/parts.tsx';

interface Asked {
  readonly deposits: TaxDeposits;
  readonly filing: TaxFiling;
  readonly onClose: () => void;
}
interface Typed {
  readonly filedOn: string;
  readonly receiptNumber: string;
}

function useFiling({ deposits: { taxYear, today }, filing, onClose }: Asked) {
  const { t } = useTranslation();
  const file = useFileStatement();
  const { quarter, version } = filing;
  return useForm<Typed, Filing>({
    initial: { filedOn: today, receiptNumber: '' },
    schema: filingBody,
    bodyOf: (typed) => ({ verb: 'file', taxYear, quarter, version, ...typed }),
    send: async (body) => {
      await file.mutateAsync(body);
      toast.success(t('tax.filed.done', 'Marked as filed'));
      onClose();
    },
    about: { tax_filing_day: 'filedOn' },
  });
}

function FileIt(asked: Asked) {
  const { t, locale } = useTranslation();
  const formId = useId();
  const { fields, errors, busy, change, submit } = useFiling(asked);
  const { left, quarter } = asked.filing;
  return (
    <Dialog
      opened
      onClose={() => !busy && asked.onClose()}
      title={t('tax.filed.title', 'Quarter {{quarter}}: mark the statement as filed', { quarter })}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('tax.filed.mark', 'Mark as filed')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {left > 0 && (
          <Paragraph tone="bad" weight={600}>
            {t('tax.filed.left', '{{amount}} of the tax deducted has no challan yet.', {
              amount: formatMoney(left, locale),
            })}
          </Paragraph>
        )}
        <Note size={0.875}>
          {t('tax.filed.frozen', 'Its challans can’t be changed then, unless you open it for a correction.')}
        </Note>
        <DayField
          label={t('tax.filed.day', 'Filed on')}
          name="filedOn"
          value={fields.filedOn}
          max={asked.deposits.today}
          error={errors['filedOn']}
          onDay={(filedOn) => change({ filedOn })}
        />
        <TextField
          label={t('tax.filed.receipt', 'Token or receipt number (optional)')}
          hint={t('tax.filed.receipt.hint', '15 digits')}
          name="receiptNumber"
          inputMode="numeric"
          value={fields.receiptNumber}
          maxLength={15}
          autoComplete="off"
          error={errors['receiptNumber']}
          onChange={({ target }) => change({ receiptNumber: target.value })}
        />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}

/** Marks the statement of a quarter as filed, or opens it for a correction. */
export function FilingDialog(asked: Asked) {
  const { t } = useTranslation();
  const file = useFileStatement();
  const { taxYear } = asked.deposits;
  const { quarter, version, can } = asked.filing;
  if (can.file) return <FileIt {...asked} />;
  return (
    <ConfirmDialog
      opened
      onClose={asked.onClose}
      title={t('tax.reopen.title', 'Open the statement of quarter {{quarter}} again?', { quarter })}
      consequences={[
        t('tax.reopen.change', 'Its challans can be corrected again.'),
        t('tax.reopen.file', 'File a correction statement at the tax department, then mark it as filed.'),
      ]}
      confirm={t('tax.reopen', 'Open for a correction')}
      onConfirm={() => file.mutateAsync({ verb: 'open', taxYear, quarter, version })}
    />
  );
}
