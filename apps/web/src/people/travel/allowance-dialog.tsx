import { saveTravelSetting } from '@nukkad/contract/people/travel/travel.api';
import { type TravelSetting, travelSettingBody } from '@nukkad/contract/people/travel/travel.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useTravelSetting } from './travel.queries.ts';

function Fields({ setting, onDone }: { setting: TravelSetting; onDone: () => void }) {
  const { t } = useTranslation();
  const save = useSend(saveTravelSetting);
  const initial: { readonly perDiem: number | null } = { perDiem: setting.perDiem };
  return (
    <SentFields
      save={t('trip.save', 'Save')}
      send={save}
      said={t('trip.allowance.saved', 'Daily allowance saved')}
      initial={initial}
      schema={travelSettingBody}
      bodyOf={({ perDiem }) => ({ perDiem: perDiem ?? 0, version: setting.version })}
      onSent={onDone}
      refusedAt="perDiem"
    >
      {({ moneyAt }) => (
        <MoneyField
          label={t('trip.allowance.amount', 'Amount for each day')}
          hint={t('trip.allowance.hint', 'The first and last day count in full. ₹0: no allowance.')}
          {...moneyAt('perDiem')}
          zero
        />
      )}
    </SentFields>
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
