import { istDay } from '@nukkad/contract/kernel/time';
import { creditBody } from '@nukkad/contract/work/payment-book/payment-book.model';
import { useId, useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { type BookOf, type NewCredit, useNoteCredit } from './payment-book.queries.ts';
import { Note } from '../../ui/parts.tsx';

function NoteCredit({ partyId, of, onClose }: { partyId: string; of: BookOf; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [key] = useState(newIdempotencyKey);
  const note = useNoteCredit(key);
  const happenedOn = istDay(new Date());
  const { fields, errors, busy, change, submit } = useForm<{ amount: number; words: string }, NewCredit>({
    initial: { amount: 0, words: '' },
    schema: creditBody,
    bodyOf: (typed) => ({ partyId, ...(of.projectId && { projectId: of.projectId }), happenedOn, ...typed }),
    send: async (body) => {
      await note.mutateAsync(body);
      toast.success(t('book.credit.saved', 'Credit note saved'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('book.credit', 'Write a credit note')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
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
        <HindiField
          label={t('book.credit.why', 'Why is less to be paid?')}
          name="words"
          value={fields.words}
          maxLength={200}
          error={errors['words'] ?? errors['form']}
          onText={(words) => change({ words })}
        />
        <Note size={0.875}>{t('book.credit.note', 'It lowers what this customer owes you.')}</Note>
      </Form>
    </Dialog>
  );
}

/** The form behind `?dialog=credit`. */
export function CreditDialog({ partyId, of }: { partyId: string; of: BookOf }) {
  const dialog = useUrlDialog('credit');
  if (!dialog.opened) return null;
  return <NoteCredit partyId={partyId} of={of} onClose={dialog.close} />;
}
