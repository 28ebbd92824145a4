import { inviteMany } from '@nukkad/contract/identity/staff/staff.api';
import { type StaffColumn, staffSheet } from '@nukkad/contract/identity/staff/staff.import';
import { staffPresetNames } from '@nukkad/contract/identity/staff/staff.model';
import { useMemo } from 'react';
import { BulkImport } from '../../nouns/import/bulk-import.tsx';
import type { ImportKind } from '../../nouns/import/import-kind.ts';
import { call } from '../../platform/api/client.ts';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { presetName } from './preset-words.ts';
import { fetchTemplate, readUserFile, renewStaff } from './staff.queries.ts';

const columns = (t: Translate): Readonly<Record<StaffColumn, string>> => ({
  fullName: t('staff.name', 'Full name'),
  mobileNumber: t('staff.number', 'Mobile number'),
  designation: t('staff.designation', 'Job title (optional)'),
  doesJobs: t('staff.doesJobs', 'Takes jobs'),
  preset: t('staff.preset', 'Permissions'),
});

function choiceWords(t: Translate, key: StaffColumn, choice: string): string {
  if (key === 'doesJobs') return choice === 'yes' ? t('staff.yes', 'Yes') : t('staff.no', 'No');
  const preset = staffPresetNames.find((name) => name === choice);
  return preset ? presetName(t, preset) : choice;
}

const kindOf = (t: Translate, plural: Plural): ImportKind<StaffColumn> => ({
  name: 'staff',
  sheet: staffSheet,
  readFile: readUserFile,
  send: async (mode, rows, onFault) => {
    const answer = await call(inviteMany, { body: { mode, onFault, rows: [...rows] }, quiet: true });
    if (answer.added > 0) void renewStaff();
    return answer;
  },
  template: fetchTemplate,
  templateName: 'staff',
  labelOf: (key) => columns(t)[key],
  choiceLabel: (key, choice) => choiceWords(t, key, choice),
  addLabel: (count) =>
    plural('staff.import.invite', count, {
      one: 'Invite {{count}} person',
      other: 'Invite {{count}} people',
    }),
  addedWords: (count) =>
    plural('staff.import.invited', count, {
      one: '{{count}} person invited.',
      other: '{{count}} people invited.',
    }),
  afterwards: (
    <ButtonLink to="/users/sub-users-list?tab=Pending" tone="plain" small>
      {t('staff.import.see', 'View invitations')}
    </ButtonLink>
  ),
});

/** Many people from a file: those without a fault are invited, the others stay to be fixed. */
export function StaffImport() {
  const { t, plural, language } = useTranslation();
  const kind = useMemo(() => kindOf(t, plural), [t, plural, language]);
  return <BulkImport kind={kind} />;
}
