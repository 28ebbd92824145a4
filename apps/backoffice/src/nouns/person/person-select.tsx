import { getPerson, listPeople } from '@nukkad/contract/identity/account/people.api';
import { useAsked } from '../../platform/asked.ts';
import type { Option } from '../../platform/cities.query.ts';
import { useTyped } from '../../platform/use-typed.ts';
import { t } from '../../platform/words.ts';
import { FoundSelect } from '../../ui/found-select.tsx';

const optionOf = (person: { userId: string; fullName: string; maskedNumber: string }): Option => ({
  value: person.userId,
  label: [person.fullName || t('common.noName', 'No name'), person.maskedNumber].filter(Boolean).join(' · '),
});

/** The person whose id is in the address, for its name. */
function useChosen(userId: string) {
  const { data } = useAsked(getPerson, userId === '' ? null : { params: { userId } });
  return data && data.userId === userId ? [optionOf(data)] : [];
}

/** One person, found by a part of the name or the beginning of the number. */
export function PersonSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (userId: string) => void;
}) {
  const chosen = useChosen(value);
  const { rows, onType } = useTyped(listPeople, 10, 2);
  const found = rows.map(optionOf);
  return (
    <FoundSelect
      label={label}
      placeholder={t('common.all', 'All')}
      value={value || null}
      found={[...chosen, ...found.filter((one) => one.value !== value)]}
      nothing={t('person.typeName', 'Type a name or number')}
      onType={onType}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
