import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a request to support. */
export const incidentChanges: ChangeNames = {
  incidentStatus: t('support.requestStatus', 'Request status'),
  messages: t('common.messages', 'Messages'),
  lastMessage: t('support.lastMessage', 'Last message'),
};
