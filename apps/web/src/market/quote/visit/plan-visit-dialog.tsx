import { istDay } from '@nukkad/contract/kernel/time';
import { plannedVisit } from '@nukkad/contract/market/quote/visit.model';
import { useId, useState } from 'react';
import { newIdempotencyKey } from '../../../platform/api/client.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUrlDialog } from '../../../ui/url-dialog.ts';
import { Paragraph } from '../../../ui/parts.tsx';
import styles from '../quote.module.css';
import { emptyVisit, visitOf } from './typed-visit.ts';
import { VisitTimeFields } from './visit-time-fields.tsx';
import { usePlanVisit } from './visit.queries.ts';

const tomorrow = () => istDay(new Date(Date.now() + 86_400_000));

function PlanVisit({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [key] = useState(newIdempotencyKey);
  const plan = usePlanVisit(projectId, key);
  const { fields, errors, busy, change, submit } = useForm({
    initial: emptyVisit(tomorrow()),
    schema: plannedVisit,
    bodyOf: visitOf,
    send: async (visit) => {
      await plan.mutateAsync({ visit });
      toast.success(t('visit.planned', 'Visit planned. We’ll let the customer know.'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('visit.plan', 'Plan a visit')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('visit.plan.confirm', 'Plan visit')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <VisitTimeFields visit={fields} errors={errors} onVisit={change} />
        <p className={styles.note}>
          {t('visit.plan.about', 'It’s at the address the customer chose, and is paid with the project.')}
        </p>
        {errors['form'] && (
          <Paragraph role="alert" tone="bad">
            {errors['form']}
          </Paragraph>
        )}
      </Form>
    </Dialog>
  );
}

/** The form behind `?dialog=planVisit`. */
export function PlanVisitDialog({ projectId }: { projectId: string }) {
  const dialog = useUrlDialog('planVisit');
  if (!dialog.opened) return null;
  return <PlanVisit projectId={projectId} onClose={dialog.close} />;
}
