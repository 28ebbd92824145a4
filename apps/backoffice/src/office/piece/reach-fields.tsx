import { MultiSelect, NumberInput, SimpleGrid } from '@mantine/core';
import { istDay } from '@nukkad/contract/kernel/time';
import { pieceReaders } from '@nukkad/contract/office/piece/piece.model';
import { useState } from 'react';
import { useCities, withChosen } from '../../platform/cities.query.ts';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { PieceFieldsProps } from './typed-piece.ts';
import { readerWords } from './piece-words.ts';

/** Who sees it, where, in which order and until when. */
export function ReachFields({
  fields,
  errors,
  change,
  cityNames,
}: PieceFieldsProps & { cityNames: Readonly<Record<string, string>> }) {
  const { cities, onType } = useCities();
  const [seen, setSeen] = useState(Object.entries(cityNames).map(([value, label]) => ({ value, label })));
  const chosen = seen.filter(({ value }) => fields.cities.includes(value));
  return (
    <Panel title={t('piece.reach', 'Who sees it')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MultiSelect
          label={t('piece.readers', 'People')}
          placeholder={fields.readers.length > 0 ? '' : t('piece.everyone', 'Everyone')}
          data={pieceReaders.map((value) => ({ value, label: readerWords[value] }))}
          value={fields.readers}
          error={errors['readers']}
          onChange={(values) => change({ readers: pieceReaders.filter((one) => values.includes(one)) })}
        />
        <MultiSelect
          label={t('piece.cities', 'Cities')}
          placeholder={fields.cities.length > 0 ? '' : t('piece.allCities', 'All cities')}
          searchable
          clearable
          filter={({ options }) => options}
          data={withChosen(cities, chosen)}
          value={fields.cities}
          error={errors['cities']}
          onSearchChange={onType}
          onChange={(values) => {
            setSeen(withChosen(cities, seen));
            change({ cities: values });
          }}
        />
        <NumberInput
          label={t('piece.position', 'Position')}
          description={t('piece.positionHint', 'The lowest comes first. Visitors see five at most.')}
          min={0}
          max={999}
          value={fields.position}
          error={errors['position']}
          onChange={(value) => change({ position: Number(value) || 0 })}
        />
        <DayField
          label={t('piece.lastDay', 'Last day')}
          description={t(
            'piece.lastDayHint',
            'Shown until the end of this day in India. Empty: until you take it back.',
          )}
          day={fields.lastDay}
          least={istDay(new Date())}
          error={errors['lastDay']}
          onChange={(lastDay) => change({ lastDay })}
        />
      </SimpleGrid>
    </Panel>
  );
}
