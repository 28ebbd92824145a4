import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import { type Permission, permissionKeys } from '@nukkad/contract/kernel/roles';
import {
  type EmployeeAccess,
  permissionActions,
  type StaffPreset,
  staffPresetNames,
  staffPresets,
} from '@nukkad/contract/identity/staff/staff.model';
import { seenOfAccess, updateEmployeeAccess } from '@nukkad/contract/identity/staff/staff.api';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Tick } from '../../ui/field/field-group.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { Section } from '../../ui/page/section.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { AccessChanges } from './access-changes.tsx';
import { AccessMatrix } from './access-matrix.tsx';
import { accessWords } from '../../nouns/team/feature-words.ts';
import { presetWords } from './preset-words.ts';
import matrix from './access-matrix.module.css';
import styles from './staff.module.css';

const grantsOf = ({ settings: { accessType } }: EmployeeAccess): readonly Permission[] =>
  permissionKeys.flatMap((key) =>
    permissionActions
      .filter((action) => accessType[key][action])
      .map((action): Permission => `${key}.${action}`),
  );

interface Chosen {
  readonly permissions: readonly Permission[];
  readonly subAdminMode: boolean;
}

/** Only what can be switched is sent; nothing of it can be of a wrong shape. */
const schema = z.object({ permissions: z.array(z.string()), subAdminMode: z.boolean() });

/** A place of the navigation, as a person with certain permissions sees it. */
export interface SeenPlace {
  readonly to: string;
  readonly label: (t: Translate) => string;
}

/** What counts at the next call, by the rule that the server asks: features that were closed, and full access. */
const effective = ({ settings: { accessType } }: EmployeeAccess, chosen: readonly Permission[]) => [
  ...effectivePermissions(
    chosen,
    permissionKeys.filter((key) => !accessType[key].adminEnabled),
  ),
];

function Sees({ places }: { places: readonly SeenPlace[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t('staff.sees.title', 'What does this person see?')}>
      <p className={styles.dim}>{t('staff.sees.words', 'With these permissions, the menu shows:')}</p>
      <ul className={matrix.sees} aria-live="polite">
        {places.map(({ to, label }) => (
          <li key={to}>{label(t)}</li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * One matrix of features and rights, presets, and what the person would see. Rights that the viewer may not grant are
 * disabled; what changes is shown before it is saved.
 */
export function AccessEditor({
  access,
  placesOf,
}: {
  access: EmployeeAccess;
  /** The places of the navigation for a team member with these permissions. */
  placesOf: (permissions: readonly Permission[]) => readonly SeenPlace[];
}) {
  const { t } = useTranslation();
  const save = useSend(updateEmployeeAccess);
  const review = useReconfirmation();
  // As the switches were set when the screen was opened; what another person saves may be read meanwhile.
  const [shown, setShown] = useState(access);
  const [reviewing, setReviewing] = useState(false);
  const mayGive = new Set(access.mayGive);

  const { fields, errors, busy, change, submit } = useForm<Chosen>({
    initial: { permissions: grantsOf(access), subAdminMode: access.subAdminMode },
    schema,
    send: async ({ permissions, subAdminMode }) => {
      try {
        const { staffId, can } = access;
        const saved = await save.mutateAsync({
          staffId,
          permissions: [...permissions],
          ...(can.subAdminMode ? { subAdminMode } : {}),
          seen: review.seen(seenOfAccess(shown)),
        });
        setShown(saved);
        change({ subAdminMode: saved.subAdminMode });
        review.close();
        toast.success(t('staff.rights.saved', 'Permissions saved.'));
        return true;
      } catch (error) {
        if (review.take(error)) return false;
        review.close();
        throw error;
      }
    },
  });
  const chosen = new Set(fields.permissions);
  const set = (right: Permission, on: boolean) =>
    change((before) => {
      const others = before.permissions.filter((one) => one !== right);
      return { ...before, permissions: on ? [...others, right] : others };
    });
  const take = (preset: StaffPreset) => change({ permissions: staffPresets[preset] });

  return (
    <Form onSubmit={submit}>
      <div className={matrix.presets} role="group" aria-label={t('staff.presets', 'Permission presets')}>
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
      <AccessMatrix access={access} chosen={chosen} onSet={set} />
      <Sees places={placesOf(effective(access, fields.permissions))} />
      {access.can.subAdminMode && (
        <Tick
          gap={0.6}
          checked={fields.subAdminMode}
          disabled={!chosen.has('admin_access.view')}
          onChange={(event) => change({ subAdminMode: event.target.checked })}
        >
          {t('staff.subAdmin', 'Opens on the business page, as an admin')}
        </Tick>
      )}
      <Refusal>{errors['form']}</Refusal>
      <Reconfirmation
        review={review}
        busy={busy}
        note={t('staff.rights.savesForm', 'Confirming saves the permissions you set here.')}
        words={accessWords}
        onConfirm={() => submit()}
      />
      {reviewing && (
        <AccessChanges
          name={access.fullName}
          before={grantsOf(shown)}
          after={fields.permissions}
          mode={fields.subAdminMode !== shown.subAdminMode}
          busy={busy}
          onClose={() => setReviewing(false)}
          onConfirm={() => {
            setReviewing(false);
            submit();
          }}
        />
      )}
      {access.can.update && (
        <Button busy={busy} onClick={() => setReviewing(true)}>
          {t('staff.rights.save', 'Save permissions')}
        </Button>
      )}
    </Form>
  );
}
