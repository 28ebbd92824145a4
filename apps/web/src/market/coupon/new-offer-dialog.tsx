import { partnerOfferBody } from '@nukkad/contract/market/coupon/partner-offer.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { useId } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { LimitFields } from './offer-limit-fields.tsx';
import { HowFields, WorthFields } from './offer-worth-fields.tsx';
import { type OfferFields, bodyOfOffer, newOfferFields } from './offer-fields.ts';
import { useMakeOffer } from './partner-offer.queries.ts';

export const newOfferDialog = 'new-offer';

function NewOffer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const make = useMakeOffer();
  const { fields, errors, busy, change, submit } = useForm({
    initial: newOfferFields(istDay(new Date())),
    schema: partnerOfferBody,
    bodyOf: bodyOfOffer,
    send: async (body) => {
      await make.mutateAsync(body);
      toast.success(t('ownOffer.made', 'Offer created. It starts on its first day.'));
      onClose();
    },
    about: { coupon_code_taken: 'code' },
  });
  const parts = { fields, errors, change: (next: Partial<OfferFields>) => change(next) };
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('ownOffer.new', 'New offer')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('ownOffer.make', 'Create offer')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          label={t('ownOffer.name', 'Name of the offer')}
          hint={t('ownOffer.name.hint', 'Customers see it, e.g. Diwali cleaning.')}
          name="title"
          value={fields.title}
          maxLength={80}
          error={errors['title']}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label={t('ownOffer.nameHi', 'Name in Hindi (optional)')}
          lang="hi"
          name="titleHi"
          value={fields.titleHi}
          maxLength={80}
          error={errors['titleHi']}
          onChange={({ target }) => change({ titleHi: target.value })}
        />
        <WorthFields {...parts} />
        <HowFields {...parts} />
        <LimitFields {...parts} />
        {errors['form'] && <p role="alert">{errors['form']}</p>}
      </Form>
    </Dialog>
  );
}

/** Behind `?dialog=new-offer`: terms of an own offer. */
export function NewOfferDialog() {
  const dialog = useUrlDialog(newOfferDialog);
  return dialog.opened ? <NewOffer onClose={dialog.close} /> : null;
}
