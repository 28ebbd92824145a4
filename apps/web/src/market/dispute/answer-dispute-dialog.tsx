import { type Dispute, answerDisputeBody } from '@nukkad/contract/market/dispute/dispute.model';
import { useId } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import type { Disputing } from './disputing.ts';
import { useAnswerDispute } from './dispute.queries.ts';

/** The dialog behind `?dialog=disputeAnswer`: the partner's side, and perhaps an offer. */
export function AnswerDisputeDialog(disputing: Disputing) {
  const dialog = useUrlDialog('disputeAnswer');
  const { dispute } = disputing.about;
  if (!dialog.opened || !dispute?.can.answer) return null;
  return <Answer {...disputing} dispute={dispute} onClose={dialog.close} />;
}

interface Fields {
  readonly words: string;
  readonly offer: 'none' | 'rework' | 'refund';
  readonly amount: number | null;
}

function Answer({ booking, about, dispute, onClose }: Disputing & { dispute: Dispute; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const formId = useId();
  const answer = useAnswerDispute();
  const { bookingId } = booking;
  const initial: Fields = { words: '', offer: 'none', amount: null };
  const { fields, errors, busy, change, submit } = useForm({
    initial,
    schema: answerDisputeBody,
    bodyOf: ({ words, offer, amount }: Fields) => ({
      bookingId,
      version: dispute.version,
      words,
      offer: offer === 'none' ? undefined : offer,
      amount: offer === 'refund' ? (amount ?? undefined) : undefined,
    }),
    send: async (body) => {
      await answer.mutateAsync(answerDisputeBody.parse(body));
      toast.success(t('dispute.answered', 'Your answer has been sent'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('dispute.answer', 'Tell your side')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('dispute.send', 'Send')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TextArea
          label={t('dispute.words', 'What happened?')}
          hint={t('dispute.words.hint.partner', 'The customer and our team read this. You answer once.')}
          value={fields.words}
          rows={4}
          maxLength={1_500}
          error={errors['words'] ?? errors['form']}
          onChange={(event) => change({ words: event.target.value })}
        />
        <RadioList
          label={t('dispute.offer', 'Would you like to offer something?')}
          name="offer"
          options={[
            { value: 'none', label: t('dispute.offer.none', 'No offer') },
            { value: 'rework', label: t('dispute.offer.again', 'Do the work again for free') },
            ...(about.mostRefund > 0
              ? [{ value: 'refund' as const, label: t('dispute.offer.back', 'Give money back') }]
              : []),
          ]}
          value={fields.offer}
          onChange={(offer: Fields['offer']) => change({ offer })}
          error={errors['offer']}
        />
        {fields.offer === 'refund' && (
          <MoneyField
            label={t('dispute.offer.amount', 'Money back')}
            hint={t('dispute.offer.most', 'At most {{sum}}. Your share is deducted from your earnings.', {
              sum: formatMoney(about.mostRefund, locale),
            })}
            paise={fields.amount}
            error={errors['amount']}
            onPaise={(amount) => change({ amount })}
          />
        )}
      </Form>
    </Dialog>
  );
}
