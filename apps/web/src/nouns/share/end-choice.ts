import { numberDays, teamDays } from '@nukkad/contract/files/drive/grant.model';
import type { GranteeKind } from '@nukkad/contract/files/drive/grant.noun';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

/** When access ends: of a number always, of the team where it is chosen. */
export function useEndChoice() {
  const { t, plural } = useTranslation();
  const after = (count: number) => ({
    value: String(count),
    label: plural('share.after', count, { one: 'In {{count}} day', other: 'In {{count}} days' }),
  });
  const short = [7, numberDays.usual, numberDays.most].map(after);
  const open = { value: '', label: t('share.ends.never', 'When you remove it') };
  return (kind: GranteeKind) => (kind === 'number' ? short : [open, ...short, after(teamDays.most)]);
}
