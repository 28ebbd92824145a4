import { type LeavingSetting, leavingSettingBody } from '@nukkad/contract/people/leaving/leaving.model';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Form } from '../../ui/form.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { useLeavingSettings, useSetNotice } from './leaving.queries.ts';

function Fields({ setting, onDone }: { setting: LeavingSetting; onDone: () => void }) {
  const { t } = useTranslation();
  const set = useSetNotice();
  const { fields, errors, busy, change, submit } = useForm<{ noticeDays: string }, { noticeDays: number }>({
    initial: { noticeDays: String(setting.noticeDays) },
    schema: leavingSettingBody,
    bodyOf: ({ noticeDays }) => ({ noticeDays: Number(noticeDays) }),
    send: async (body) => {
      await set.mutateAsync({ ...body, version: setting.version });
      toast.success(t('leaving.saved', 'Saved'));
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
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
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('leaving.save', 'Save')}
      </Button>
    </Form>
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
