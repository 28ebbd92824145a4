import type { Comparison } from '@nukkad/contract/market/quote/comparison.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useFinishAward } from './quote.queries.ts';

/** The question behind `?dialog=finish`: partners have agreed on lines, and no more are given. */
export function FinishAwardDialog({ of: { rfqId, version, can } }: { of: Comparison }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('finish');
  const finish = useFinishAward();
  if (!dialog.opened || !can.finish) return null;
  return (
    <ConfirmDialog
      opened
      onClose={dialog.close}
      title={t('offers.award.finish.title', 'Close this request?')}
      consequences={[
        t('offers.award.finish.kept', 'What you agreed on doesn’t change.'),
        t('offers.award.finish.others', 'We’ll let all other partners know that you need no more quotes.'),
      ]}
      confirm={t('offers.award.finish', 'Close request')}
      onConfirm={async () => {
        await finish.mutateAsync({ rfqId, version });
        toast.success(t('offers.award.finish.done', 'Request closed'));
      }}
    />
  );
}
