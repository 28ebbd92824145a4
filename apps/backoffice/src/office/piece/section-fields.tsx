import { Checkbox, NumberInput, SimpleGrid } from '@mantine/core';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { PieceFieldsProps } from './typed-piece.ts';

const positionHints = {
  section: t(
    'piece.sectionPosition',
    'The lowest comes first. Rows 100, how it works 200, customers 300, quotes 400, partners 500.',
  ),
  category: t('piece.categoryPosition', 'The lowest comes first. The others have 10, 20, 30 and so on.'),
};

/** Where a section or a category stands on the home page, and whether it is there at all. */
export function SectionFields({ fields, errors, change, kind }: PieceFieldsProps & Pick<Piece, 'kind'>) {
  return (
    <Panel title={t('piece.onHome', 'On the home page')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label={t('piece.position', 'Position')}
          description={positionHints[kind === 'category' ? 'category' : 'section']}
          min={0}
          max={999}
          value={fields.position}
          error={errors['position']}
          onChange={(value) => change({ position: Number(value) || 0 })}
        />
        <DayField
          label={t('piece.lastDay', 'Last day')}
          description={t('piece.sectionLastDay', 'From the day after, it is as it was made.')}
          day={fields.lastDay}
          least={istDay(new Date())}
          error={errors['lastDay']}
          onChange={(lastDay) => change({ lastDay })}
        />
      </SimpleGrid>
      <Checkbox
        label={t('piece.isHidden', 'Hide on the home page')}
        checked={fields.isHidden}
        onChange={(event) => change({ isHidden: event.currentTarget.checked })}
      />
    </Panel>
  );
}
