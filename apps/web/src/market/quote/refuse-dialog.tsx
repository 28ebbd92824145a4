import { refusalReasons } from '@nukkad/contract/market/quote/quote.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { type RefusalReason, refusalWords } from './quote-words.ts';
import { useRefuseQuote } from './quote.queries.ts';

/** The question behind `?dialog=refuse`. */
export function RefuseDialog({ leadId, quoteId }: { leadId: string; quoteId: string }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('refuse');
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [words, setWords] = useState('');
  const refuse = useRefuseQuote();
  if (!dialog.opened) return null;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={dialog.close}
      title={t('offers.refuse.title', 'Decline this quote?')}
      consequences={[
        t('offers.refuse.follows', 'We’ll share your reason with the partner. Other quotes remain open.'),
      ]}
      confirm={t('offers.refuse', 'Decline')}
      disabled={reason === null}
      onConfirm={async () => {
        if (reason === null) return;
        await refuse.mutateAsync({ leadId, quoteId, reason, ...(words.trim() && { words }) });
        toast.success(t('offers.refuse.done', 'Quote declined'));
      }}
    >
      <RadioList
        label={t('offers.refuse.why', 'Why? Choose one.')}
        name="reason"
        options={refusalReasons.map((value) => ({ value, label: refusalWords[value](t) }))}
        value={reason}
        onChange={setReason}
      />
      <TextArea
        label={t('offers.refuse.words', 'More for the partner (optional)')}
        name="words"
        maxLength={500}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </ConfirmDialog>
  );
}
