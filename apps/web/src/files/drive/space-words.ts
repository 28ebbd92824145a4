import type { DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const spaceWords: Readonly<Record<DriveSpace, (t: Translate) => string>> = {
  own: (t) => t('drive.tab.own', 'My files'),
  team: (t) => t('drive.tab.team', 'Team files'),
};
