import { refuseQuote } from '@nukkad/contract/market/quote/quote.api';
import { refusalReasons } from '@nukkad/contract/market/quote/quote.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type RefusalReason, refusalWords } from './quote-words.ts';

/** The question behind `?dialog=refuse`. */
export function RefuseDialog({ leadId, quoteId }: { leadId: string; quoteId: string }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('refuse');
  const refuse = useSend(refuseQuote);
  if (!dialog.opened) return null;
  const initial: { reason: RefusalReason | null; words: string } = { reason: null, words: '' };
  return (
    <FilledQuestion
      dialog={dialog}
      danger
      title={t('offers.refuse.title', 'Decline this quote?')}
      consequences={[
        t('offers.refuse.follows', 'We’ll share your reason with the partner. Other quotes remain open.'),
      ]}
      confirm={t('offers.refuse', 'Decline')}
      send={refuse}
      initial={initial}
      request={({ reason, words }) =>
        reason === null ? null : { leadId, quoteId, reason, ...(words.trim() && { words }) }
      }
      said={t('offers.refuse.done', 'Quote declined')}
    >
      {({ typed: { reason, words }, change }) => (
        <>
          <RadioList
            label={t('offers.refuse.why', 'Why? Choose one.')}
            name="reason"
            options={refusalReasons.map((value) => ({ value, label: refusalWords[value](t) }))}
            value={reason}
            onChange={(next) => change({ reason: next })}
          />
          <TextArea
            label={t('offers.refuse.words', 'More for the partner (optional)')}
            name="words"
            maxLength={500}
            value={words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </>
      )}
    </FilledQuestion>
  );
}
