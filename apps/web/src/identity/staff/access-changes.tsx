import { type Permission, type PermissionAction, permissionKeys } from '@nukkad/contract/kernel/roles';
import { permissionActions } from '@nukkad/contract/identity/staff/staff.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { actionWords, featureWords } from '../../nouns/team/feature-words.ts';
import styles from './access-matrix.module.css';

/** "Bookings: View, Edit", a line for each feature. */
function inWords(t: Translate, rights: ReadonlySet<string>): string[] {
  return permissionKeys.flatMap((key) => {
    const held = permissionActions.filter((action: PermissionAction) => rights.has(`${key}.${action}`));
    if (held.length === 0) return [];
    const right = held.map((action) => actionWords(t, action)).join(', ');
    return [t('staff.matrix.cell', '{{feature}}: {{right}}', { feature: featureWords(t, key), right })];
  });
}

/** What saving adds and takes away, before it is done. */
export function AccessChanges({
  name,
  before,
  after,
  mode,
  busy,
  onClose,
  onConfirm,
}: {
  name: string;
  before: readonly Permission[];
  after: readonly Permission[];
  /** The page on which the person starts changes as well. */
  mode: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { t } = useTranslation();
  const added = inWords(t, new Set(after.filter((right) => !before.includes(right))));
  const removed = inWords(t, new Set(before.filter((right) => !after.includes(right))));
  const same = added.length + removed.length === 0 && !mode;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('staff.changes.title', 'Change permissions?')}
      footer={
        <>
          <Button tone="plain" onClick={onClose} disabled={busy}>
            {t('action.back', 'Back')}
          </Button>
          <Button onClick={onConfirm} busy={busy} disabled={same}>
            {t('staff.changes.confirm', 'Confirm')}
          </Button>
        </>
      }
    >
      <p>
        {same
          ? t('staff.changes.none', 'No permission has changed.')
          : t('staff.changes.binds', 'This applies to {{name}} at once.', { name })}
      </p>
      <dl className={styles.changes}>
        {added.length > 0 && <dt>{t('staff.changes.added', 'Added')}</dt>}
        {added.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
        {removed.length > 0 && <dt>{t('staff.changes.removed', 'Removed')}</dt>}
        {removed.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
        {mode && <dt>{t('staff.changes.mode', 'Start page')}</dt>}
        {mode && <dd>{t('staff.subAdmin', 'Opens on the business page, as an admin')}</dd>}
      </dl>
    </Dialog>
  );
}
