import { Text } from '@mantine/core';
import {
  decideSettingChange,
  seenOfSettingChange,
} from '@nukkad/contract/office/configuration/configuration.api';
import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import type { CataloguedSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';
import { dayWords } from '../../ui/day-words.ts';
import { changeWords } from './change-words.ts';
import { usePreviewById } from './setting-preview.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { settingNames } from './setting-names.ts';

/** A second Admin sees what the first one saw, and decides. */
export function DecideChange({
  setting,
  change,
  onClose,
}: {
  setting: CataloguedSetting;
  change: SettingChange;
  onClose: () => void;
}) {
  const [shown] = useState(() => seenOfSettingChange(change));
  const { data, error, refetch } = usePreviewById(change.previewId);
  const changeId = change.changeId ?? '';
  return (
    <DecideForm
      title={settingNames[setting.settingId]}
      name={settingNames[setting.settingId]}
      endpoint={decideSettingChange}
      bodyOf={(answer) => ({ ...answer, seen: shown })}
      params={{ changeId }}
      onClose={onClose}
    >
      <Text size="sm">
        {t('configuration.proposal', '{{name}} proposes {{value}} from {{day}}. Reason: {{why}}', {
          name: change.by ?? '',
          value: changeWords(setting, change),
          day: dayWords(change.fromDay),
          why: change.why,
        })}
      </Text>
      <PreviewPanel preview={data} error={error} again={() => void refetch()} hint="" />
    </DecideForm>
  );
}
