import { istDay } from '@nukkad/contract/kernel/time';
import { receiptBody, receiptMethods } from '@nukkad/contract/work/payment-book/payment-book.model';
import { useId, useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchLine } from '../../ui/switch-line.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { methodNames } from './book-words.ts';
import { type BookOf, type NewReceipt, useBook, useNoteReceipt } from './payment-book.queries.ts';

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

function NoteReceipt({ partyId, of, onClose }: { partyId: string; of: BookOf; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [key] = useState(newIdempotencyKey);
  const note = useNoteReceipt(key);
  const today = istDay(new Date());
  const { data: book } = useBook({ partyId });
  const [isMeant, setMeant] = useState(false);
  const { fields, errors, busy, change, submit } = useForm<Typed, NewReceipt>({
    initial: { amount: 0, method: 'bank', happenedOn: today, words: '' },
    schema: receiptBody,
    bodyOf: (typed) => ({ partyId, ...(of.projectId && { projectId: of.projectId }), ...typed }),
    send: async (body) => {
      await note.mutateAsync(body);
      toast.success(t('book.receipt.saved', 'Receipt saved'));
      onClose();
    },
    about: { book_date_future: 'happenedOn' },
  });
  const above = book ? fields.amount - Math.max(0, book.balance) : 0;
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('book.receipt', 'Note a receipt')}
      footer={
        <Button type="submit" form={formId} busy={busy} disabled={above > 0 && !isMeant}>
          {t('party.save', 'Save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
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
        <DayField
          label={t('book.on', 'On')}
          name="happenedOn"
          value={fields.happenedOn}
          max={today}
          error={errors['happenedOn']}
          onDay={(happenedOn) => change({ happenedOn })}
        />
        <HindiField
          label={t('book.words', 'Number or note (optional)')}
          name="words"
          value={fields.words}
          maxLength={200}
          error={errors['words']}
          onText={(words) => change({ words })}
        />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}

/** The form behind `?dialog=receipt`. */
export function ReceiptDialog({ partyId, of }: { partyId: string; of: BookOf }) {
  const dialog = useUrlDialog('receipt');
  if (!dialog.opened) return null;
  return <NoteReceipt partyId={partyId} of={of} onClose={dialog.close} />;
}
