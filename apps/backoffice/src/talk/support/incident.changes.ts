import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a request to support. */
export const incidentChanges: ChangeNames = {
  incidentStatus: 'Request status',
  messages: 'Messages',
  lastMessage: 'Last message',
};
