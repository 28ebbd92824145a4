import {
  seenOfSettingChange,
  withdrawSettingChange,
} from '@nukkad/contract/office/configuration/configuration.api';
import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import type { CataloguedSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { WhyForm } from '../../ui/why-form.tsx';
import { changeWords } from './change-words.ts';

/** Takes a change back before it begins. */
export function WithdrawChange({
  setting,
  change,
  onClose,
}: {
  setting: CataloguedSetting;
  change: SettingChange;
  onClose: () => void;
}) {
  const [shown] = useState(() => seenOfSettingChange(change));
  const changeId = change.changeId ?? '';
  return (
    <WhyForm
      title={t('configuration.withdrawOne', 'Withdraw {{what}}', { what: changeWords(setting, change) })}
      doIt={t('configuration.withdraw', 'Withdraw')}
      endpoint={withdrawSettingChange}
      bodyOf={(why) => ({ why, seen: shown })}
      params={{ changeId }}
      said={() => t('configuration.withdrawnSaid', 'Change withdrawn.')}
      onClose={onClose}
    />
  );
}
