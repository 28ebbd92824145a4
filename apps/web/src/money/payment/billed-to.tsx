import { Link } from 'react-router';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/field/form.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { BilledToFields } from './billed-to-fields.tsx';
import { billedToSchema } from './billed-to-errors.ts';
import type { BilledTo as Typed } from './pay-choice.ts';
import { useBilledTo, useSaveBilledTo } from './payment.queries.ts';
import styles from './payment.module.css';

const name = 'gst';

function ChangeDialog({
  bookingId,
  present,
  onClose,
}: {
  bookingId: string;
  present: Typed | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const save = useSaveBilledTo();
  const put = async (billedTo: Typed | null) => {
    await save.mutateAsync({ bookingId, billedTo });
    toast.success(billedTo ? t('gst.saved', 'GST number saved') : t('gst.removed', 'GST number removed'));
    onClose();
  };
  const { fields, errors, busy, change, submit, run } = useForm<Typed>({
    initial: present ?? { gstNumber: '', companyName: '' },
    schema: billedToSchema(t),
    send: put,
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('gst.title', 'GST number on the invoice')}
      footer={
        <>
          <Button wide type="submit" form="billed-to" busy={busy}>
            {t('gst.save', 'Save')}
          </Button>
          {present && (
            <Button wide tone="plain" disabled={busy} onClick={() => run(() => put(null))}>
              {t('gst.remove', 'Remove GST number')}
            </Button>
          )}
        </>
      }
    >
      <Form id="billed-to" className={styles.billedTo} onSubmit={submit}>
        <BilledToFields value={fields} errors={errors} onChange={change} />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}

/** The business that a booking's invoice is made out to; it can be added or changed behind `?dialog=gst` until the invoice is made. */
export function BilledTo({ bookingId, over }: { bookingId: string; over: boolean }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useBilledTo(bookingId);
  const dialog = useUrlDialog(name);
  const link = useDialogLink(name);
  if (error && !data)
    return (
      <p className={styles.billedLine}>
        {t('gst.unread', 'Couldn’t load your GST number.')}{' '}
        <button type="button" onClick={() => void refetch()}>
          {t('action.retry', 'Try again')}
        </button>
      </p>
    );
  if (!data) return null;
  const { gstNumber, companyName, changeable } = data;
  const mayChange = changeable && !over;
  if (!gstNumber && !mayChange) return null;
  return (
    <>
      <div className={styles.billedLine}>
        {gstNumber && (
          <p>
            <small>{t('gst.number', 'GST number')}</small>
            <strong translate="no">{gstNumber}</strong>
            <span translate="no">{companyName}</span>
          </p>
        )}
        {mayChange && (
          <Link {...link}>
            {gstNumber
              ? t('gst.edit', 'Edit GST number')
              : t('gst.addLater', 'Add GST number for a tax invoice')}
          </Link>
        )}
      </div>
      {/* Beside the line, whose links and buttons look otherwise than those of a dialog. */}
      {dialog.opened && mayChange && (
        <ChangeDialog
          bookingId={bookingId}
          present={gstNumber ? { gstNumber, companyName: companyName ?? '' } : null}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
