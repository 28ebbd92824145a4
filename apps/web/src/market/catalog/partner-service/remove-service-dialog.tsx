import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Question } from '../../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import {
  type PartnerServiceList,
  usePartnerService,
  useRemovePartnerService,
} from './partner-service.queries.ts';

export const removeDialog = 'remove-service';

/** Asks before a service leaves the own list: `?dialog=remove-service&service={id}`. */
export function RemoveServiceDialog({
  of,
  onSaved,
}: {
  of: PartnerServiceList;
  onSaved?: (() => void) | undefined;
}) {
  const dialog = useUrlDialog(removeDialog, ['service']);
  const serviceId = dialog.get('service');
  if (!dialog.opened || serviceId === null) return null;
  return <Ask of={of} serviceId={serviceId} dialog={dialog} onSaved={onSaved} />;
}

function Ask({
  of,
  serviceId,
  dialog,
  onSaved,
}: {
  of: PartnerServiceList;
  serviceId: string;
  dialog: OpenDialog;
  onSaved: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { data: row } = usePartnerService(of, serviceId);
  const remove = useRemovePartnerService();
  if (!row?.can.remove) return null;
  return (
    <Question
      dialog={dialog}
      danger
      title={t('offer.remove.title', 'Remove {{name}}?', { name: row.name })}
      consequences={[
        t('offer.remove.unseen', 'Customers can no longer book it with you.'),
        t('offer.remove.bookings', 'Existing bookings don’t change.'),
        t('offer.remove.pause', 'To stop for a while, pause it instead.'),
      ]}
      keep={t('offer.remove.keep', 'Keep it')}
      confirm={t('offer.remove', 'Remove')}
      send={remove}
      request={serviceId}
      onSent={() => onSaved?.()}
      said={t('offer.removed', '{{name}} removed.', { name: row.name })}
    />
  );
}
