import { Checkbox, SimpleGrid, Text } from '@mantine/core';
import { changeSetting, seenOfSettingEffect } from '@nukkad/contract/office/configuration/configuration.api';
import type { CataloguedSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import type { SettingValue } from '@nukkad/contract/office/configuration/setting.kinds';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { t } from '../../platform/words.ts';
import { CategorySelect } from '../../nouns/category/category-select.tsx';
import { CitySelect } from '../../nouns/place/city-select.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { sendWords } from '../../ui/effect-panel.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';
import { type WantedChange, usePreview } from './setting-preview.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { settingNames } from './setting-names.ts';
import { wrongWords } from './setting-value.ts';
import { ValueField } from './value-field.tsx';

interface Typed {
  readonly cityCode: string | null;
  readonly categoryId: string | null;
  readonly value: SettingValue | null;
  /** As everywhere else again. */
  readonly asElsewhere: boolean;
  readonly fromDay: string | null;
  readonly why: string;
}

/** A complete, possible change that is one at all; null: there is nothing to preview yet. */
function wantedOf({ kind }: CataloguedSetting, today: SettingValue, typed: Typed): WantedChange | null {
  const { cityCode, categoryId, asElsewhere, value } = typed;
  const hasPlace = cityCode !== null || categoryId !== null;
  if (asElsewhere) return hasPlace ? { cityCode, categoryId, value: null } : null;
  if (value === null || wrongWords(kind, value) !== null) return null;
  if (!hasPlace && JSON.stringify(value) === JSON.stringify(today)) return null;
  return { cityCode, categoryId, value };
}

/** Changes a setting from a day on, somewhere or everywhere, after its effect was shown. */
export function ChangeForm({
  setting,
  today,
  onClose,
}: {
  setting: CataloguedSetting;
  today: SettingValue;
  onClose: () => void;
}) {
  const { settingId, kind, by } = setting;
  const firstDay = istDay(new Date());
  const initial: Typed = {
    cityCode: null,
    categoryId: null,
    value: today,
    asElsewhere: false,
    fromDay: addDays(firstDay, 1),
    why: '',
  };
  const { fields, errors, change, dialog } = useSaving({
    endpoint: changeSetting,
    initial,
    bodyOf: ({ cityCode, categoryId, value, asElsewhere, fromDay, why }) => ({
      cityCode,
      categoryId,
      value: asElsewhere ? null : value,
      fromDay: fromDay ?? '',
      previewId: preview?.status === 'Done' ? preview.previewId : '',
      why,
      seen: seenOfSettingEffect(
        preview ?? {
          verdict: 'free',
          before: '',
          affected: 0,
          customers: null,
          partners: null,
          platform: null,
        },
      ),
    }),
    params: { settingId },
    said: ({ state }) =>
      state === 'waiting'
        ? t('configuration.sent', '{{name}} sent for approval.', { name: settingNames[settingId] })
        : t('configuration.changed', '{{name}} changed.', { name: settingNames[settingId] }),
    onClose,
  });
  const wanted = wantedOf(setting, today, fields);
  const { preview, error, again } = usePreview(settingId, wanted);
  const isReckoned = wanted !== null && !error && preview?.status !== 'Done';
  const wrong = fields.value === null ? null : wrongWords(kind, fields.value);
  const hasPlace = fields.cityCode !== null || fields.categoryId !== null;
  return (
    <DialogForm
      title={settingNames[settingId]}
      doIt={sendWords(preview?.verdict, t('configuration.change', 'Change'))}
      size="lg"
      {...dialog}
      busy={dialog.busy || isReckoned}
    >
      <PlaceFields
        by={by}
        chosen={fields}
        error={errors['cityCode']}
        onChange={(place) => change({ ...place, asElsewhere: false })}
      />
      {hasPlace ? (
        <Checkbox
          label={t('configuration.useElsewhere', 'No own value: use the value that applies elsewhere')}
          checked={fields.asElsewhere}
          onChange={({ currentTarget }) => change({ asElsewhere: currentTarget.checked })}
        />
      ) : null}
      {fields.asElsewhere ? null : (
        <ValueField
          kind={kind}
          value={fields.value}
          error={wrong ?? errors['value']}
          onChange={(value) => change({ value })}
        />
      )}
      <DayField
        label={t('configuration.firstDay', 'From')}
        description={t('configuration.midnight', 'From midnight, Indian time. Today means from now on.')}
        required
        day={fields.fromDay}
        least={firstDay}
        error={errors['fromDay']}
        onChange={(fromDay) => change({ fromDay })}
      />
      <PreviewPanel
        preview={preview}
        error={error}
        again={again}
        waiting={wanted !== null}
        hint={t(
          'configuration.previewHint',
          'Enter a new value to see what it would have done to past bookings.',
        )}
      />
      <WhyField why={fields.why} error={errors['why']} onChange={(why) => change({ why })} />
    </DialogForm>
  );
}

/** City and category, as far as the setting may differ by them. */
function PlaceFields({
  by,
  chosen: { cityCode, categoryId },
  error,
  onChange,
}: {
  by: CataloguedSetting['by'];
  chosen: Pick<Typed, 'cityCode' | 'categoryId'>;
  error: string | undefined;
  onChange: (place: Partial<Pick<Typed, 'cityCode' | 'categoryId'>>) => void;
}) {
  if (by === 'nothing')
    return (
      <Text size="sm" c="dimmed">
        {t('configuration.by.nothing', 'The same everywhere.')}
      </Text>
    );
  return (
    <SimpleGrid cols={{ base: 1, xs: by === 'city' ? 1 : 2 }}>
      <CitySelect
        label={t('configuration.cityOptional', 'City (optional)')}
        placeholder={t('configuration.everyCity', 'Every city')}
        value={cityCode}
        error={error}
        onChange={(code) => onChange({ cityCode: code })}
      />
      {by === 'cityAndCategory' ? (
        <CategorySelect
          label={t('configuration.categoryOptional', 'Category (optional)')}
          value={categoryId ?? ''}
          onChange={(id) => onChange({ categoryId: id || null })}
        />
      ) : null}
    </SimpleGrid>
  );
}
