import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { usePeople } from './asset.queries.ts';
import { Note, Stack } from '../../ui/page/parts.tsx';

/** So many fit on a phone without a search. */
const fewPeople = 5;

/** Who gets it: the people of the business, looked for by name where there are many. */
export function HolderField({
  staffId,
  onStaffId,
}: {
  staffId: string | null;
  onStaffId: (staffId: string, fullName: string) => void;
}) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const people = usePeople(words.trim());
  return (
    <Stack gap={1}>
      {(words !== '' || (people.data?.items.length ?? 0) > fewPeople) && (
        <TextField
          type="search"
          label={t('asset.people.search', 'Find a person')}
          before={<IconSearch size={20} aria-hidden />}
          value={words}
          maxLength={60}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <Loaded query={people} waiting={<ListSkeleton count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Note weight={400} breaks above={0.25}>
              {t('asset.people.none', 'No one found.')}
            </Note>
          ) : (
            <RadioList
              label={t('asset.people', 'Who gets it?')}
              name="staffId"
              value={staffId}
              onChange={(chosen) =>
                onStaffId(chosen, items.find(({ employeeId }) => employeeId === chosen)?.fullName ?? '')
              }
              options={items.map(({ employeeId, fullName, designation }) => ({
                value: employeeId,
                label: (
                  <span translate="no">
                    <b>{fullName}</b>
                    {designation && ` · ${designation}`}
                  </span>
                ),
              }))}
            />
          )
        }
      </Loaded>
    </Stack>
  );
}
