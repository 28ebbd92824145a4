import type { ProjectCost } from '@nukkad/contract/work/project-cost/project-cost.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useRemoveCost } from './project-cost.queries.ts';

/** The question behind `?dialog=remove-cost&costId=…`. */
export function RemoveCostDialog({ costs }: { costs: readonly ProjectCost[] }) {
  const { t, locale } = useTranslation();
  const dialog = useUrlDialog('remove-cost', ['costId']);
  const remove = useRemoveCost();
  const cost = costs.find(({ costId }) => costId === dialog.get('costId'));
  if (!dialog.opened || !cost?.can.remove) return null;
  return (
    <Question
      dialog={dialog}
      danger
      title={t('cost.remove.title', 'Remove “{{words}}”?', { words: cost.words })}
      consequences={[
        t('cost.remove.follows', 'The margin rises by {{amount}}.', {
          amount: formatMoney(cost.amount, locale),
        }),
      ]}
      confirm={t('cost.remove', 'Remove')}
      send={remove}
      request={cost.costId}
      said={t('cost.removed', 'Removed')}
    />
  );
}
