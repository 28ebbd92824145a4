import { accountChoices } from '@nukkad/contract/identity/account/account.noun';
import type { OfficePerson, OfficePersonInFull } from '@nukkad/contract/identity/account/people.api';
import type { ContactTries } from '../../../platform/talk/contact-tries.store.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PersonRow } from './people.store.ts';

/** Support knows a caller by the last two digits; more has to be asked for. Empty: the person gave no number. */
export const masked = (mobileNumber: string) =>
  mobileNumber === '' ? '' : `••••••••${mobileNumber.slice(-2)}`;

export const presentPerson = (row: PersonRow, companyName: string | null): OfficePerson => ({
  userId: row.userId,
  fullName: row.fullName,
  maskedNumber: masked(row.mobileNumber),
  status: row.status,
  roles: [...row.roles],
  companyName,
  openSessions: row.openSessions,
  createdAt: row.createdAt.toISOString(),
});

export const presentPersonInFull = (
  row: PersonRow,
  companyName: string | null,
  { viewer, contacts }: { readonly viewer: Viewer; readonly contacts: ContactTries },
): OfficePersonInFull => ({
  ...presentPerson(row, companyName),
  previousStatus: row.previousStatus,
  statusReason: row.statusReason,
  message: row.notificationMessage,
  statusChoices: row.userId === viewer.userId ? [] : [...accountChoices(row.status)],
  organisationId: row.organisationId,
  contactTries: { tries: contacts.tries, lastAt: contacts.lastAt?.toISOString() ?? null },
});
