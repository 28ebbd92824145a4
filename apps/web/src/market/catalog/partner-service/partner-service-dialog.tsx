import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { PriceSkeleton } from '../../../ui/state/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import styles from './partner-service.module.css';
import { type EditorState, PartnerServiceEditor } from './partner-service-editor.tsx';
import { type PartnerServiceList, usePartnerService } from './partner-service.queries.ts';
import { removeDialog } from './remove-service-dialog.tsx';

export const partnerServiceDialog = 'service';

const untouched: EditorState = { busy: false, changed: false };

/** What is typed is not lost by a tap beside the dialog: one says what becomes of it. */
function Unsaved({ formId, busy, onDiscard }: { formId: string; busy: boolean; onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert" className={styles.unsaved}>
        {t('offer.unsaved', 'Your changes aren’t saved.')}
      </p>
      <Button tone="plain" onClick={onDiscard}>
        {t('offer.discard', 'Discard changes')}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {t('offer.save', 'Save')}
      </Button>
    </>
  );
}

function Foot({ row, formId, busy }: { row: PartnerService; formId: string; busy: boolean }) {
  const { t } = useTranslation();
  const remove = useDialogLink(removeDialog, { service: row.serviceId });
  return (
    <>
      {row.can.remove && (
        <ButtonLink {...remove} replace tone="quiet">
          {t('offer.remove', 'Remove')}
        </ButtonLink>
      )}
      {(row.can.add || row.can.update) && (
        <Button type="submit" form={formId} busy={busy}>
          {row.offer ? t('offer.save', 'Save') : t('offer.add', 'Add service')}
        </Button>
      )}
    </>
  );
}

/** Adds or changes the service that the address names: `?dialog=service&service={id}`. */
export function PartnerServiceDialog({
  of,
  onSaved,
}: {
  of: PartnerServiceList;
  onSaved?: (() => void) | undefined;
}) {
  const dialog = useUrlDialog(partnerServiceDialog, ['service']);
  const serviceId = dialog.get('service');
  if (!dialog.opened || serviceId === null) return null;
  return (
    <OpenDialog key={serviceId} of={of} serviceId={serviceId} onClose={dialog.close} onSaved={onSaved} />
  );
}

function OpenDialog({
  of,
  serviceId,
  onClose,
  onSaved,
}: {
  of: PartnerServiceList;
  serviceId: string;
  onClose: () => void;
  onSaved: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const formId = useId();
  const query = usePartnerService(of, serviceId);
  const [{ busy, changed }, setState] = useState(untouched);
  const [leaving, setLeaving] = useState(false);
  const row = query.data;
  const saved = () => {
    onSaved?.();
    onClose();
  };
  const leave = () => {
    if (busy) return;
    if (changed && !leaving) setLeaving(true);
    else onClose();
  };
  return (
    <Dialog
      opened
      wide
      onClose={leave}
      title={row?.name ?? t('offer.title', 'Service')}
      footer={
        leaving && changed ? (
          <Unsaved formId={formId} busy={busy} onDiscard={onClose} />
        ) : (
          row && <Foot row={row} formId={formId} busy={busy} />
        )
      }
    >
      <Loaded query={query} waiting={<PriceSkeleton />}>
        {(found) =>
          found ? (
            <PartnerServiceEditor id={formId} row={found} onState={setState} onSaved={saved} />
          ) : (
            <EmptyState scene="search" title={t('offer.gone', 'This service is no longer in your list.')} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
