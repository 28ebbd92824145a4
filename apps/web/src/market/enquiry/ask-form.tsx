import { newEnquiry } from '@nukkad/contract/market/enquiry/enquiry.api';
import { newEnquiryBody } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { PartnerCard, ServiceCard } from '@nukkad/contract/market/catalog/catalog.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useNavigate, useSearchParams } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { currentLocation, locationParameters } from '../../platform/location/location-store.ts';
import { Button } from '../../ui/press/button.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { Form } from '../../ui/field/form.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { toast } from '../../ui/dialog/toast.ts';
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
  const { fields, errors, busy, change, submit } = useForm<Typed, NewEnquiry>({
    initial: { partner: named?.organisationId ?? best, message: '', preferredDay: '' },
    schema: newEnquiryBody,
    bodyOf: (typed) => bodyOf(service.serviceId, typed),
    send: async (body) => {
      const { items } = await ask.mutateAsync(body);
      toast.success(
        plural('enquiry.sent', items.length, {
          one: 'Sent to {{count}} partner',
          other: 'Sent to {{count}} partners',
        }),
      );
      const [only] = items;
      await navigate(items.length === 1 && only ? `/buyer/enquiries/${only.enquiryId}` : '/buyer/enquiries');
    },
  });
  const whom = [
    { value: best, label: t('enquiry.toBest', 'Best matches near you (up to 3)') },
    ...partners.map(({ organisationId, companyName }) => ({
      value: organisationId,
      label: <span translate="no">{companyName}</span>,
    })),
  ];
  return (
    <Form onSubmit={submit}>
      <TextArea
        label={t('enquiry.question', 'Your question')}
        hint={t(
          'enquiry.question.hint',
          'The work, the brand or size, and what you want to know. Leave out phone numbers and addresses.',
        )}
        name="message"
        rows={5}
        maxLength={1_000}
        value={fields.message}
        error={errors['message'] ?? errors['form']}
        onChange={({ target }) => change({ message: target.value })}
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
        name="preferredDay"
        value={fields.preferredDay}
        min={istDay(new Date())}
        error={errors['preferredDay']}
        onDay={(preferredDay) => change({ preferredDay })}
      />
      <Button type="submit" busy={busy}>
        {t('enquiry.send', 'Send question')}
      </Button>
    </Form>
  );
}
