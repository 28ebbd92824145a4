import { finishAward } from '@nukkad/contract/market/quote/award.api';
import type { Comparison } from '@nukkad/contract/market/quote/comparison.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

/** The question behind `?dialog=finish`: partners have agreed on lines, and no more are given. */
export function FinishAwardDialog({ of: { rfqId, version, can } }: { of: Comparison }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('finish');
  const finish = useSend(finishAward);
  if (!dialog.opened || !can.finish) return null;
  return (
    <Question
      dialog={dialog}
      title={t('offers.award.finish.title', 'Close this request?')}
      consequences={[
        t('offers.award.finish.kept', 'What you agreed on doesn’t change.'),
        t('offers.award.finish.others', 'We’ll let all other partners know that you need no more quotes.'),
      ]}
      confirm={t('offers.award.finish', 'Close request')}
      send={finish}
      request={{ rfqId, version }}
      said={t('offers.award.finish.done', 'Request closed')}
    />
  );
}
