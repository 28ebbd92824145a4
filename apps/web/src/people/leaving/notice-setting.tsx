import { editLeavingSettings } from '@nukkad/contract/people/leaving/leaving.api';
import { type LeavingSetting, leavingSettingBody } from '@nukkad/contract/people/leaving/leaving.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useLeavingSettings } from './leaving.queries.ts';

function Fields({ setting, onDone }: { setting: LeavingSetting; onDone: () => void }) {
  const { t } = useTranslation();
  const initial: { noticeDays: string } = { noticeDays: String(setting.noticeDays) };
  return (
    <SentFields
      save={t('leaving.save', 'Save')}
      send={useSend(editLeavingSettings)}
      said={t('leaving.saved', 'Saved')}
      initial={initial}
      schema={leavingSettingBody}
      bodyOf={({ noticeDays }) => ({ noticeDays: Number(noticeDays), version: setting.version })}
      onSent={onDone}
    >
      {({ fields, errors, change }) => (
        <TextField
          label={t('leaving.period.days', 'Days of notice')}
          hint={t('leaving.period.hint', 'For those who resign from now on.')}
          name="noticeDays"
          inputMode="numeric"
          autoComplete="off"
          value={fields.noticeDays}
          error={errors['noticeDays']}
          onChange={({ target }) => change({ noticeDays: target.value.replace(/\D/g, '').slice(0, 3) })}
        />
      )}
    </SentFields>
  );
}

/** How much notice people give; drawn for who may change it. */
export function NoticeSetting() {
  const { t } = useTranslation();
  const { data: setting } = useLeavingSettings();
  const link = useDialogLink('notice');
  if (!setting?.can.edit) return null;
  return (
    <>
      <ButtonLink {...link} tone="plain">
        {t('leaving.period', 'Notice period')}
      </ButtonLink>
      <UrlModal name="notice" title={t('leaving.period', 'Notice period')}>
        {(close) => <Fields key={setting.version} setting={setting} onDone={close} />}
      </UrlModal>
    </>
  );
}
