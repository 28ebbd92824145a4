import { type Permission, permissionKeys } from '@nukkad/contract/kernel/roles';
import {
  type EmployeeAccess,
  permissionActions,
  type StaffPreset,
  staffPresetNames,
  staffPresets,
} from '@nukkad/contract/identity/staff/staff.model';
import { seenOfAccess } from '@nukkad/contract/identity/staff/staff.confirm';
import { useState } from 'react';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Reconfirmation } from '../../ui/reconfirmation.tsx';
import { toast } from '../../ui/toast.ts';
import { useReconfirmation } from '../../ui/use-reconfirmation.ts';
import { accessWords, actionWords, featureWords } from './feature-words.ts';
import { presetWords } from './preset-words.ts';
import { useSaveAccess } from './staff.queries.ts';
import styles from './staff.module.css';

const grantsOf = ({ settings: { accessType } }: EmployeeAccess) =>
  new Set<Permission>(
    permissionKeys.flatMap((key) =>
      permissionActions
        .filter((action) => accessType[key][action])
        .map((action): Permission => `${key}.${action}`),
    ),
  );

/** A row of switches for each feature; those that the viewer may not grant are disabled. */
export function AccessEditor({ access }: { access: EmployeeAccess }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(() => grantsOf(access));
  const [subAdminMode, setSubAdminMode] = useState(access.subAdminMode);
  const [failure, setFailure] = useState<string | null>(null);
  const save = useSaveAccess();
  const review = useReconfirmation();
  // As the switches were set when the screen was opened; what another person saves may be read meanwhile.
  const [shown, setShown] = useState(access);
  const mayGive = new Set(access.mayGive);

  const set = (right: Permission, on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(right);
      else next.delete(right);
      return next;
    });
  const take = (preset: StaffPreset) => setChosen(new Set<Permission>(staffPresets[preset]));
  const submit = async () => {
    setFailure(null);
    try {
      const { staffId, can } = access;
      const saved = await save.mutateAsync({
        staffId,
        permissions: [...chosen],
        ...(can.subAdminMode ? { subAdminMode } : {}),
        seen: review.seen(seenOfAccess(shown)),
      });
      setShown(saved);
      setSubAdminMode(saved.subAdminMode);
      review.close();
      toast.success(t('staff.rights.saved', 'Permissions saved.'));
    } catch (error) {
      if (review.take(error)) return;
      review.close();
      setFailure(error instanceof Error ? sentence(t, error.message) : '');
    }
  };

  return (
    <Form onSubmit={() => void submit()}>
      <div className={styles.actions} role="group" aria-label={t('staff.presets', 'Permission presets')}>
        {staffPresetNames.map((preset) => (
          <Button
            key={preset}
            tone="plain"
            small
            disabled={!access.can.update || staffPresets[preset].some((right) => !mayGive.has(right))}
            onClick={() => take(preset)}
          >
            {presetWords(t, preset)}
          </Button>
        ))}
      </div>
      {permissionKeys.map((key) => (
        <fieldset key={key} className={styles.feature}>
          <legend>{featureWords(t, key)}</legend>
          {!access.settings.accessType[key].adminEnabled && (
            <p className={styles.dim}>
              {t('staff.feature.off', 'Not available to your business right now.')}
            </p>
          )}
          <div className={styles.switches}>
            {permissionActions.map((action) => {
              const right: Permission = `${key}.${action}`;
              return (
                <label key={action} className={styles.check}>
                  <input
                    type="checkbox"
                    checked={chosen.has(right)}
                    disabled={!mayGive.has(right)}
                    onChange={(event) => set(right, event.target.checked)}
                  />
                  {actionWords(t, action)}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      {access.can.subAdminMode && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={subAdminMode}
            disabled={!chosen.has('admin_access.view')}
            onChange={(event) => setSubAdminMode(event.target.checked)}
          />
          {t('staff.subAdmin', 'Starts on the business page, as its administrator')}
        </label>
      )}
      {failure && (
        <p role="alert" className={styles.refused}>
          {failure}
        </p>
      )}
      <Reconfirmation
        review={review}
        busy={save.isPending}
        note={t('staff.rights.savesForm', 'Confirming saves the permissions as you set them here.')}
        words={accessWords}
        onConfirm={() => void submit()}
      />
      {access.can.update && (
        <Button type="submit" busy={save.isPending}>
          {t('staff.rights.save', 'Save permissions')}
        </Button>
      )}
    </Form>
  );
}
