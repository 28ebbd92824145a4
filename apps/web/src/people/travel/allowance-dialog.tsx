import { type TravelSetting, travelSettingBody } from '@nukkad/contract/people/travel/travel.model';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { toast } from '../../ui/toast.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { type SettingBody, useSaveSetting, useTravelSetting } from './travel.queries.ts';

function Fields({ setting, onDone }: { setting: TravelSetting; onDone: () => void }) {
  const { t } = useTranslation();
  const save = useSaveSetting();
  const { fields, errors, busy, change, submit } = useForm<{ readonly perDiem: number | null }, SettingBody>({
    initial: { perDiem: setting.perDiem },
    schema: travelSettingBody,
    bodyOf: ({ perDiem }) => ({ perDiem: perDiem ?? 0, version: setting.version }),
    send: async (body) => {
      await save.mutateAsync(body);
      toast.success(t('trip.allowance.saved', 'Daily allowance saved'));
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <MoneyField
        label={t('trip.allowance.amount', 'Amount for each day')}
        hint={t('trip.allowance.hint', 'The first and last day count in full. ₹0: no allowance.')}
        name="perDiem"
        zero
        paise={fields.perDiem}
        error={errors['perDiem'] ?? errors['form']}
        onPaise={(perDiem) => change({ perDiem })}
      />
      <Button type="submit" busy={busy}>
        {t('trip.save', 'Save')}
      </Button>
    </Form>
  );
}

/** Behind `?dialog=allowance`. */
export function AllowanceDialog() {
  const { t } = useTranslation();
  const { data } = useTravelSetting();
  if (!data?.can.change) return null;
  return (
    <UrlModal name="allowance" title={t('trip.allowance', 'Daily allowance')}>
      {(close) => <Fields key={data.version} setting={data} onDone={close} />}
    </UrlModal>
  );
}
