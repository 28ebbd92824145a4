import { partnerOfferBody, makePartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { LimitFields } from './offer-limit-fields.tsx';
import { HowFields, WorthFields } from './offer-worth-fields.tsx';
import { type OfferFields, bodyOfOffer, newOfferFields } from './offer-fields.ts';

export const newOfferDialog = 'new-offer';

/** Behind `?dialog=new-offer`: terms of an own offer. */
export function NewOfferDialog() {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={useUrlDialog(newOfferDialog)}
      title={t('ownOffer.new', 'New offer')}
      save={t('ownOffer.make', 'Create offer')}
      send={useSend(makePartnerOffer)}
      said={t('ownOffer.made', 'Offer created. It starts on its first day.')}
      initial={newOfferFields(istDay(new Date()))}
      schema={partnerOfferBody}
      bodyOf={bodyOfOffer}
      about={{ coupon_code_taken: 'code' }}
    >
      {({ fields, errors, change, lineAt }) => {
        const parts = { fields, errors, change: (next: Partial<OfferFields>) => change(next) };
        return (
          <>
            <TextField
              label={t('ownOffer.name', 'Name of the offer')}
              hint={t('ownOffer.name.hint', 'Customers see it, e.g. Diwali cleaning.')}
              {...lineAt('title')}
              maxLength={80}
            />
            <TextField
              label={t('ownOffer.nameHi', 'Name in Hindi (optional)')}
              lang="hi"
              {...lineAt('titleHi')}
              maxLength={80}
            />
            <WorthFields {...parts} />
            <HowFields {...parts} />
            <LimitFields {...parts} />
          </>
        );
      }}
    </FormDialog>
  );
}
