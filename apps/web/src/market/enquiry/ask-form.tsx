import { newEnquiry } from '@nukkad/contract/market/enquiry/enquiry.api';
import { newEnquiryBody } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { PartnerCard, ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useNavigate, useSearchParams } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { currentLocation, locationParameters } from '../../platform/location/location-store.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import type { NewEnquiry } from './enquiry.queries.ts';

interface Typed {
  readonly partner: string;
  readonly message: string;
  readonly preferredDay: string;
}

const best = 'best';

function bodyOf(serviceId: string, { partner, message, preferredDay }: Typed): NewEnquiry {
  const { pincode, cityCode } = locationParameters(currentLocation());
  const place = pincode ? { pincode: String(pincode) } : { cityCode: String(cityCode ?? '') };
  return {
    serviceId,
    message,
    ...place,
    ...(partner !== best && { organisationIds: [partner] }),
    ...(preferredDay && { preferredDay }),
  };
}

/** A question about one service, to one partner or to the best matches at the place. */
export function AskForm({ service, partners }: { service: ServiceCard; partners: readonly PartnerCard[] }) {
  const { t, plural } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const ask = useSend(newEnquiry);
  const named = partners.find(({ organisationId }) => organisationId === search.get('partner'));
  const initial: Typed = { partner: named?.organisationId ?? best, message: '', preferredDay: '' };
  const whom = [
    { value: best, label: t('enquiry.toBest', 'Best matches near you (up to 3)') },
    ...partners.map(({ organisationId, companyName }) => ({
      value: organisationId,
      label: <span translate="no">{companyName}</span>,
    })),
  ];
  return (
    <SentFields
      save={t('enquiry.send', 'Send question')}
      send={ask}
      said={({ items }) =>
        plural('enquiry.sent', items.length, {
          one: 'Sent to {{count}} partner',
          other: 'Sent to {{count}} partners',
        })
      }
      initial={initial}
      schema={newEnquiryBody}
      bodyOf={(typed) => bodyOf(service.serviceId, typed)}
      onSent={async ({ items }) => {
        const [only] = items;
        await navigate(
          items.length === 1 && only ? `/buyer/enquiries/${only.enquiryId}` : '/buyer/enquiries',
        );
      }}
      refusedAt="message"
    >
      {({ fields, errors, change, lineAt, dayAt }) => (
        <>
          <TextArea
            label={t('enquiry.question', 'Your question')}
            hint={t(
              'enquiry.question.hint',
              'The work, the brand or size, and what you want to know. Leave out phone numbers and addresses.',
            )}
            {...lineAt('message')}
            rows={5}
            maxLength={1_000}
          />
          <RadioList
            label={t('enquiry.whom', 'Ask')}
            name="partner"
            options={whom}
            value={fields.partner}
            onChange={(partner) => change({ partner })}
            error={errors['organisationIds']}
          />
          <DayField
            label={t('enquiry.day', 'Preferred day (optional)')}
            {...dayAt('preferredDay')}
            min={istDay(new Date())}
          />
        </>
      )}
    </SentFields>
  );
}
