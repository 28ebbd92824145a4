import { requestDemo } from '@nukkad/contract/identity/profile/profile.api';
import { type DemoTopic, demoTopics, demoRequestBody } from '@nukkad/contract/identity/profile/profile.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useId } from 'react';
import { useSend } from '../../../platform/api/send.ts';
import { fieldsAt } from '../../../platform/forms/fields-at.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/press/button.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';

export const demoDialog = 'demo';

const topicWords: Record<DemoTopic, (t: Translate) => string> = {
  services: (t) => t('demo.services', 'Services and bookings'),
  hiring: (t) => t('demo.hiring', 'Hiring'),
  staff: (t) => t('demo.staff', 'Managing a team'),
  other: (t) => t('demo.other', 'Something else'),
};

const blank: { topic: DemoTopic; preferredDay: string; note: string } = {
  topic: 'services',
  preferredDay: '',
  note: '',
};

/** Asks for a call in which the product is shown; one at a time. */
export function DemoDialog() {
  const { t } = useTranslation();
  const dialog = useUrlDialog(demoDialog);
  const formId = useId();
  const { profile } = useSession();
  const ask = useSend(requestDemo);
  const { fields, errors, busy, change, submit } = useForm({
    initial: {
      ...blank,
      fullName: profile?.fullName ?? '',
      mobileNumber: profile?.mobileNumber ?? '',
      companyName: profile?.companyName ?? '',
    },
    schema: demoRequestBody,
    bodyOf: ({ preferredDay, ...said }) => ({ ...said, ...(preferredDay ? { preferredDay } : {}) }),
    send: async (body) => {
      await ask.mutateAsync(body);
      toast.success(t('demo.asked', 'Thanks. We’ll call you to set a time.'));
      dialog.close();
    },
  });
  if (!dialog.opened) return null;
  const { textAt, dayAt } = fieldsAt({ fields, errors, change });
  return (
    <Dialog
      opened
      onClose={() => !busy && dialog.close()}
      title={t('demo.title', 'Book a demo')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('demo.ask', 'Request a call')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <HindiField label={t('demo.name', 'Your name')} maxLength={80} {...textAt('fullName')} />
        <PhoneField
          label={t('demo.mobile', 'Mobile number')}
          name="mobileNumber"
          value={fields.mobileNumber}
          error={errors['mobileNumber']}
          onDigits={(mobileNumber) => change({ mobileNumber })}
        />
        <HindiField
          label={t('demo.company', 'Business (optional)')}
          maxLength={120}
          {...textAt('companyName')}
        />
        <SelectField
          label={t('demo.topic', 'What would you like to see?')}
          value={fields.topic}
          options={demoTopics.map((value) => ({ value, label: topicWords[value](t) }))}
          onChange={(event) =>
            change({ topic: demoTopics.find((one) => one === event.target.value) ?? 'other' })
          }
        />
        <DayField
          label={t('demo.day', 'Preferred day')}
          min={istDay(new Date())}
          {...dayAt('preferredDay')}
        />
        <HindiField
          long
          label={t('demo.note', 'Anything else? (optional)')}
          maxLength={400}
          {...textAt('note')}
        />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}
