import { answerDispute } from '@nukkad/contract/market/dispute/dispute.api';
import { type Dispute, answerDisputeBody } from '@nukkad/contract/market/dispute/dispute.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import type { Disputing } from './disputing.ts';

/** The dialog behind `?dialog=disputeAnswer`: the partner's side, and perhaps an offer. */
export function AnswerDisputeDialog(disputing: Disputing) {
  const dialog = useUrlDialog('disputeAnswer');
  const { dispute } = disputing.about;
  if (!dispute?.can.answer) return null;
  return <Answer {...disputing} dispute={dispute} dialog={dialog} />;
}

interface Fields {
  readonly words: string;
  readonly offer: 'none' | 'rework' | 'refund';
  readonly amount: number | null;
}

function Answer({ booking, about, dispute, dialog }: Disputing & { dispute: Dispute; dialog: OpenDialog }) {
  const { t, locale } = useTranslation();
  const { bookingId } = booking;
  const initial: Fields = { words: '', offer: 'none', amount: null };
  return (
    <FormDialog
      dialog={dialog}
      title={t('dispute.answer', 'Tell your side')}
      save={t('dispute.send', 'Send')}
      send={useSend(answerDispute)}
      said={t('dispute.answered', 'Your answer has been sent')}
      initial={initial}
      schema={answerDisputeBody}
      bodyOf={({ words, offer, amount }) => ({
        bookingId,
        version: dispute.version,
        words,
        ...(offer !== 'none' && { offer }),
        ...(offer === 'refund' && amount !== null && { amount }),
      })}
      refusedAt="words"
    >
      {({ fields, errors, change, moneyAt, lineAt }) => (
        <>
          <TextArea
            label={t('dispute.words', 'What happened?')}
            hint={t('dispute.words.hint.partner', 'The customer and our team read this. You answer once.')}
            {...lineAt('words')}
            rows={4}
            maxLength={1_500}
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
              {...moneyAt('amount')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
