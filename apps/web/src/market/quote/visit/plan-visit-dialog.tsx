import { istDay } from '@nukkad/contract/kernel/time';
import { plannedVisit } from '@nukkad/contract/market/quote/visit.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import styles from '../quote.module.css';
import { emptyVisit, visitOf } from './typed-visit.ts';
import { VisitTimeFields } from './visit-time-fields.tsx';
import { usePlanVisit } from './visit.queries.ts';

const tomorrow = () => istDay(new Date(Date.now() + 86_400_000));

/** The form behind `?dialog=planVisit`. */
export function PlanVisitDialog({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const plan = usePlanVisit(projectId);
  return (
    <FormDialog
      dialog={useUrlDialog('planVisit')}
      title={t('visit.plan', 'Plan a visit')}
      save={t('visit.plan.confirm', 'Plan visit')}
      send={plan}
      said={t('visit.planned', 'Visit planned. We’ll let the customer know.')}
      initial={emptyVisit(tomorrow())}
      schema={plannedVisit}
      bodyOf={(typed) => visitOf(typed)}
    >
      {({ fields, errors, change }) => (
        <>
          <VisitTimeFields visit={fields} errors={errors} onVisit={change} />
          <p className={styles.note}>
            {t('visit.plan.about', 'It’s at the address the customer chose, and is paid with the project.')}
          </p>
        </>
      )}
    </FormDialog>
  );
}
