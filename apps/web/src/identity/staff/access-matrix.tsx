import { useMediaQuery } from '@mantine/hooks';
import type { Permission, PermissionKey } from '@nukkad/contract/kernel/roles';
import {
  type EmployeeAccess,
  grantedFeatures,
  permissionActions,
} from '@nukkad/contract/identity/staff/staff.model';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { actionWords, featureWords } from '../../nouns/team/feature-words.ts';
import { Small } from '../../ui/page/parts.tsx';
import styles from './access-matrix.module.css';

interface Grants {
  readonly access: EmployeeAccess;
  readonly chosen: ReadonlySet<string>;
  readonly onSet: (right: Permission, on: boolean) => void;
}

/** By the arrow keys from one box to the next, also over boxes that may not be changed. */
const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function move(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  const row = cell?.parentElement;
  if (!step || !cell || !(row instanceof HTMLTableRowElement)) return;
  const rows = [...event.currentTarget.tBodies].flatMap((body) => [...body.rows]);
  for (let at = 1; at < 10; at += 1) {
    const next = rows[rows.indexOf(row) + step[0] * at]?.cells[cell.cellIndex + step[1] * at];
    const box = next?.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (!box) continue;
    event.preventDefault();
    box.focus();
    return;
  }
}

function Box({
  feature,
  action,
  access,
  chosen,
  onSet,
  shown,
}: Grants & {
  feature: PermissionKey;
  action: (typeof permissionActions)[number];
  /** The word is beside the box; else the column's heading says it. */
  shown?: boolean;
}) {
  const { t } = useTranslation();
  const right: Permission = `${feature}.${action}`;
  const word = actionWords(t, action);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={chosen.has(right)}
        disabled={!access.mayGive.includes(right)}
        aria-label={t('staff.matrix.cell', '{{feature}}: {{right}}', {
          feature: featureWords(t, feature),
          right: word,
        })}
        onChange={(event) => onSet(right, event.target.checked)}
      />
      {shown && word}
    </label>
  );
}

function Closed({ access, feature }: { access: EmployeeAccess; feature: PermissionKey }) {
  const { t } = useTranslation();
  if (access.settings.accessType[feature].adminEnabled) return null;
  return <Small as="small">{t('staff.feature.off', 'Not available to your business right now.')}</Small>;
}

/** Features of which no screen opens without View. */
const needsView: ReadonlySet<PermissionKey> = new Set(['hireTalent']);
const changing = ['update', 'delete'] as const;

/** Said where what is ticked opens nothing by itself. */
function Blind({ chosen, feature }: { chosen: Grants['chosen']; feature: PermissionKey }) {
  const { t } = useTranslation();
  const isBlind =
    needsView.has(feature) &&
    !chosen.has(`${feature}.view`) &&
    changing.some((action) => chosen.has(`${feature}.${action}`));
  return (
    <span role="status">
      {isBlind && (
        <Small as="small" tone="bad">
          {t('staff.feature.blind', 'Add View. Edit and Delete open nothing here without it.')}
        </Small>
      )}
    </span>
  );
}

/** On a phone a feature is a row that opens. */
function Rows(grants: Grants) {
  const { t } = useTranslation();
  return (
    <div className={styles.rows}>
      {grantedFeatures.map((feature) => {
        const held = permissionActions.filter((action) => grants.chosen.has(`${feature}.${action}`));
        return (
          <details key={feature}>
            <summary>
              <strong>{featureWords(t, feature)}</strong>
              <Small>
                {held.length > 0
                  ? held.map((action) => actionWords(t, action)).join(', ')
                  : t('staff.matrix.none', 'None')}
              </Small>
            </summary>
            <Closed access={grants.access} feature={feature} />
            <Blind chosen={grants.chosen} feature={feature} />
            <div className={styles.boxes}>
              {permissionActions.map((action) => (
                <Box key={action} {...grants} feature={feature} action={action} shown />
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}

/** Features down, rights across; each box is named by both. */
export function AccessMatrix(grants: Grants) {
  const { t } = useTranslation();
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  if (!wide) return <Rows {...grants} />;
  return (
    <table
      className={styles.matrix}
      aria-label={t('staff.matrix', 'Permissions by feature')}
      onKeyDown={move}
    >
      <thead>
        <tr>
          <th scope="col">{t('staff.matrix.feature', 'Feature')}</th>
          {permissionActions.map((action) => (
            <th key={action} scope="col">
              {actionWords(t, action)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grantedFeatures.map((feature) => (
          <tr key={feature}>
            <th scope="row">
              {featureWords(t, feature)}
              <Closed access={grants.access} feature={feature} />
              <Blind chosen={grants.chosen} feature={feature} />
            </th>
            {permissionActions.map((action) => (
              <td key={action}>
                <Box {...grants} feature={feature} action={action} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
