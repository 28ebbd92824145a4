import { sayInEnquiry } from '@nukkad/contract/market/enquiry/enquiry.api';
import { sayBody } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { Enquiry } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { EnquirySide } from '@nukkad/contract/market/enquiry/enquiry.noun';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import type { Said } from './enquiry.queries.ts';

interface Typed {
  readonly message: string;
  readonly priced: boolean;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}
const nothing: Typed = { message: '', priced: false, priceFrom: null, priceTo: null };

function bodyOf({ enquiryId, serviceId }: Enquiry, { message, priced, priceFrom, priceTo }: Typed): Said {
  const from = priceFrom ?? 0;
  return {
    enquiryId,
    message,
    ...(priced && { suggestion: { serviceId, priceFrom: from, priceTo: priceTo ?? from } }),
  };
}

/** What one side writes; a partner may add about what it would cost. */
export function SayForm({ enquiry, side }: { enquiry: Enquiry; side: EnquirySide }) {
  const { t } = useTranslation();
  const say = useSend(sayInEnquiry);
  return (
    <SentFields
      save={t('enquiry.say', 'Send')}
      send={say}
      initial={nothing}
      schema={sayBody}
      bodyOf={(typed) => bodyOf(enquiry, typed)}
      onSent={(_, change) => change(nothing)}
      refusedAt="message"
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <TextArea
            label={
              side === 'partner' ? t('enquiry.answer', 'Your answer') : t('enquiry.more', 'Write a message')
            }
            {...lineAt('message')}
            rows={3}
            maxLength={1_000}
          />
          {side === 'partner' && (
            <SwitchLine
              title={t('enquiry.price', 'Add a price the customer can book from')}
              checked={fields.priced}
              onChange={(priced) => change({ priced })}
            />
          )}
          {fields.priced && (
            <Stack gap={0.75} columns="1fr 1fr">
              <MoneyField
                label={t('enquiry.price.from', 'From')}
                paise={fields.priceFrom}
                error={errors['suggestion.priceFrom']}
                onPaise={(priceFrom) => change({ priceFrom })}
              />
              <MoneyField
                label={t('enquiry.price.to', 'Up to (optional)')}
                paise={fields.priceTo}
                error={errors['suggestion.priceTo']}
                onPaise={(priceTo) => change({ priceTo })}
              />
            </Stack>
          )}
        </>
      )}
    </SentFields>
  );
}
