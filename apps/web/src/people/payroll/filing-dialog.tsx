import { fileTaxStatement } from '@nukkad/contract/people/payroll/tax-deposit.api';
import {
  type TaxDeposits,
  type TaxFiling,
  filingBody,
} from '@nukkad/contract/people/payroll/tax-deposit.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Note, Paragraph } from '../../ui/page/parts.tsx';

interface Asked {
  readonly deposits: TaxDeposits;
  readonly filing: TaxFiling;
  readonly dialog: OpenDialog;
}
interface Typed {
  readonly filedOn: string;
  readonly receiptNumber: string;
}

function FileIt(asked: Asked) {
  const { t, locale } = useTranslation();
  const {
    deposits: { taxYear, today },
    filing,
    dialog,
  } = asked;
  const { quarter, version, left } = filing;
  const initial: Typed = { filedOn: today, receiptNumber: '' };
  return (
    <FormDialog
      dialog={dialog}
      title={t('tax.filed.title', 'Quarter {{quarter}}: mark the statement as filed', { quarter })}
      save={t('tax.filed.mark', 'Mark as filed')}
      send={useSend(fileTaxStatement)}
      said={t('tax.filed.done', 'Marked as filed')}
      initial={initial}
      schema={filingBody}
      bodyOf={(typed) => ({ verb: 'file', taxYear, quarter, version, ...typed })}
      about={{ tax_filing_day: 'filedOn' }}
    >
      {({ dayAt, lineAt }) => (
        <>
          {left > 0 && (
            <Paragraph tone="bad" weight={600}>
              {t('tax.filed.left', '{{amount}} of the tax deducted has no challan yet.', {
                amount: formatMoney(left, locale),
              })}
            </Paragraph>
          )}
          <Note size={0.875}>
            {t(
              'tax.filed.frozen',
              'Its challans can’t be changed then, unless you open it for a correction.',
            )}
          </Note>
          <DayField label={t('tax.filed.day', 'Filed on')} {...dayAt('filedOn')} max={today} />
          <TextField
            label={t('tax.filed.receipt', 'Token or receipt number (optional)')}
            hint={t('tax.filed.receipt.hint', '15 digits')}
            {...lineAt('receiptNumber')}
            inputMode="numeric"
            maxLength={15}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}

/** Marks the statement of a quarter as filed, or opens it for a correction. */
export function FilingDialog(asked: Asked) {
  const { t } = useTranslation();
  const file = useSend(fileTaxStatement);
  const { taxYear } = asked.deposits;
  const { quarter, version, can } = asked.filing;
  if (can.file) return <FileIt {...asked} />;
  return (
    <Question
      dialog={asked.dialog}
      title={t('tax.reopen.title', 'Open the statement of quarter {{quarter}} again?', { quarter })}
      consequences={[
        t('tax.reopen.change', 'Its challans can be corrected again.'),
        t('tax.reopen.file', 'File a correction statement at the tax department, then mark it as filed.'),
      ]}
      confirm={t('tax.reopen', 'Open for a correction')}
      send={file}
      request={{ verb: 'open', taxYear, quarter, version }}
    />
  );
}
