import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { mostChecks } from '@nukkad/contract/people/task/task.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { FieldGroup } from '../../ui/field/field-group.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import type { TaskParts } from './task-form.ts';
import styles from './task.module.css';

/** Lines to tick one by one. */
export function ChecklistFields({ fields: { checklist }, errors, change }: TaskParts) {
  const { t } = useTranslation();
  const label = (place: number) => t('task.check.line', 'Line {{place}}', { place: place + 1 });
  return (
    <FieldGroup legend={t('task.checklist', 'Checklist')}>
      {checklist.map((line, place) => (
        // Lines have no id until they are saved; none changes its place.
        <div key={place} className={styles.line}>
          <HindiField
            label={label(place)}
            name={`checklist.${place}`}
            value={line.words}
            maxLength={200}
            onText={(words) =>
              change({ checklist: checklist.map((one, at) => (at === place ? { ...one, words } : one)) })
            }
          />
          <Button
            small
            tone="quiet"
            icon={<IconX size={20} aria-hidden />}
            aria-label={t('task.check.remove', 'Remove {{line}}', { line: line.words || label(place) })}
            onClick={() => change({ checklist: checklist.filter((_, at) => at !== place) })}
          />
        </div>
      ))}
      <Refusal>{errors['checklist']}</Refusal>
      {checklist.length < mostChecks && (
        <Button small tone="plain" onClick={() => change({ checklist: [...checklist, { words: '' }] })}>
          {t('task.check.add', 'Add a line')}
        </Button>
      )}
    </FieldGroup>
  );
}
