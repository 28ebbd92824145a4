import { noteCredit } from '@nukkad/contract/work/payment-book/payment-book.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { creditBody } from '@nukkad/contract/work/payment-book/payment-book.model';
import { useSend } from '../../platform/api/send.ts';
import { Note } from '../../ui/page/parts.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import type { BookOf } from './payment-book.queries.ts';

/** The form behind `?dialog=credit`. */
export function CreditDialog({ partyId, of }: { partyId: string; of: BookOf }) {
  const { t } = useTranslation();
  const happenedOn = istDay(new Date());
  const initial: { amount: number; words: string } = { amount: 0, words: '' };
  return (
    <FormDialog
      dialog={useUrlDialog('credit')}
      title={t('book.credit', 'Write a credit note')}
      save={t('party.save', 'Save')}
      send={useSend(noteCredit)}
      said={t('book.credit.saved', 'Credit note saved')}
      initial={initial}
      schema={creditBody}
      bodyOf={(typed) => ({
        partyId,
        ...(of.projectId && { projectId: of.projectId }),
        happenedOn,
        ...typed,
      })}
      refusedAt="words"
    >
      {({ fields, errors, change, textAt }) => (
        <>
          <MoneyField
            label={t('book.amount', 'Amount')}
            name="amount"
            paise={fields.amount || null}
            error={errors['amount']}
            onPaise={(paise) => change({ amount: paise ?? 0 })}
          />
          <HindiField
            label={t('book.credit.why', 'Why is less to be paid?')}
            {...textAt('words')}
            maxLength={200}
          />
          <Note size={0.875}>{t('book.credit.note', 'It lowers what this customer owes you.')}</Note>
        </>
      )}
    </FormDialog>
  );
}
