import { noteReceipt } from '@nukkad/contract/work/payment-book/payment-book.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { receiptBody, receiptMethods } from '@nukkad/contract/work/payment-book/payment-book.model';
import { useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { methodNames } from './book-words.ts';
import { type BookOf, useBook } from './payment-book.queries.ts';

interface Typed {
  readonly amount: number;
  readonly method: (typeof receiptMethods)[number];
  readonly happenedOn: string;
  readonly words: string;
}

/** Far above what is due it is likely a slip; it may be money in advance. */
function Above({
  above,
  isMeant,
  onMeant,
}: {
  above: number;
  isMeant: boolean;
  onMeant: (is: boolean) => void;
}) {
  const { t, locale } = useTranslation();
  return (
    <SwitchLine
      title={t('book.receipt.above', 'This is {{amount}} more than is due', {
        amount: formatMoney(above, locale),
      })}
      about={t(
        'book.receipt.advance',
        'Switch on if the rest was paid in advance. Otherwise correct the amount.',
      )}
      checked={isMeant}
      onChange={onMeant}
    />
  );
}

/** The form behind `?dialog=receipt`. */
export function ReceiptDialog({ partyId, of }: { partyId: string; of: BookOf }) {
  const { t } = useTranslation();
  const today = istDay(new Date());
  const { data: book } = useBook({ partyId });
  const [isMeant, setMeant] = useState(false);
  const aboveOf = ({ amount }: Typed) => (book ? amount - Math.max(0, book.balance) : 0);
  const initial: Typed = { amount: 0, method: 'bank', happenedOn: today, words: '' };
  return (
    <FormDialog
      dialog={useUrlDialog('receipt')}
      title={t('book.receipt', 'Note a receipt')}
      save={t('party.save', 'Save')}
      incomplete={(fields) => aboveOf(fields) > 0 && !isMeant}
      send={useSend(noteReceipt)}
      said={t('book.receipt.saved', 'Receipt saved')}
      initial={initial}
      schema={receiptBody}
      bodyOf={(typed) => ({ partyId, ...(of.projectId && { projectId: of.projectId }), ...typed })}
      about={{ book_date_future: 'happenedOn' }}
    >
      {({ fields, errors, change, dayAt, textAt }) => {
        const above = aboveOf(fields);
        return (
          <>
            <MoneyField
              label={t('book.amount', 'Amount')}
              name="amount"
              paise={fields.amount || null}
              error={errors['amount']}
              onPaise={(paise) => change({ amount: paise ?? 0 })}
            />
            {above > 0 && <Above above={above} isMeant={isMeant} onMeant={setMeant} />}
            <SelectField
              label={t('book.method', 'How was it paid?')}
              value={fields.method}
              options={receiptMethods.map((value) => ({ value, label: methodNames[value](t) }))}
              onChange={({ target }) =>
                change({ method: receiptMethods.find((one) => one === target.value) ?? 'bank' })
              }
            />
            <DayField label={t('book.on', 'On')} {...dayAt('happenedOn')} max={today} />
            <HindiField
              label={t('book.words', 'Number or note (optional)')}
              {...textAt('words')}
              maxLength={200}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
