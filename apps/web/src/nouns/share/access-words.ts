import type { DriveKind } from '@nukkad/contract/files/drive/drive.noun';
import type { DriveGrant } from '@nukkad/contract/files/drive/grant.model';
import type { GrantRight } from '@nukkad/contract/files/drive/grant.noun';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { featureWords } from '../team/feature-words.ts';

/** What people may do with something that is shared with them. */
export function useRightWords(
  kind: DriveKind,
): readonly { readonly value: GrantRight; readonly label: string }[] {
  const { t } = useTranslation();
  const edit =
    kind === 'folder'
      ? t('share.right.editFolder', 'View, add, rename and move files')
      : t('share.right.editFile', 'View, rename and replace it');
  return [
    { value: 'view', label: t('share.right.view', 'View and download') },
    { value: 'edit', label: edit },
  ];
}

/** Who has it. */
export function useGranteeWords({ kind, name, permission }: DriveGrant): string {
  const { t } = useTranslation();
  if (kind === 'team') return t('share.to.team', 'Everyone in your team');
  if (kind === 'permission' && permission)
    return t('share.with.permission', 'Team members who can view {{feature}}', {
      feature: featureWords(t, permission),
    });
  if (kind === 'department') return t('share.with.department', 'Everyone in {{name}}', { name });
  return kind === 'number' ? `+91 ${name}` : name;
}
