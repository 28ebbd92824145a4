import { Checkbox, NumberInput, SimpleGrid } from '@mantine/core';
import { istDay } from '@nukkad/contract/kernel/time';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { PieceFieldsProps } from './typed-piece.ts';

/** Where a section of the home page stands, and whether it is there at all. */
export function SectionFields({ fields, errors, change }: PieceFieldsProps) {
  return (
    <Panel title={t('piece.onHome', 'On the home page')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label={t('piece.position', 'Position')}
          description={t(
            'piece.sectionPosition',
            'The lowest comes first. Rows 100, how it works 200, customers 300, quotes 400, partners 500.',
          )}
          min={0}
          max={999}
          value={fields.position}
          error={errors['position']}
          onChange={(value) => change({ position: Number(value) || 0 })}
        />
        <DayField
          label={t('piece.lastDay', 'Last day')}
          description={t('piece.sectionLastDay', 'From the day after, the section is as it was made.')}
          day={fields.lastDay}
          least={istDay(new Date())}
          error={errors['lastDay']}
          onChange={(lastDay) => change({ lastDay })}
        />
      </SimpleGrid>
      <Checkbox
        label={t('piece.isHidden', 'Hide this section')}
        checked={fields.isHidden}
        onChange={(event) => change({ isHidden: event.currentTarget.checked })}
      />
    </Panel>
  );
}
