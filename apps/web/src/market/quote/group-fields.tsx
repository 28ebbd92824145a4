import { groupLimits } from '@nukkad/contract/market/quote/quote-line.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Button } from '../../ui/press/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { AlternativeFields } from './alternative-fields.tsx';
import type { LinesProps } from './line-fields.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';
import { type TypedAlternative, type TypedGroup, emptyAlternative, emptyGroup } from './typed-group.ts';

type Shared = Pick<LinesProps, 'errors' | 'services' | 'draft'>;

const replaced = <Item,>(items: readonly Item[], at: number, changes: Partial<Item>): Item[] =>
  items.map((item, index) => (index === at ? { ...item, ...changes } : item));

const linesBefore = (alternatives: readonly TypedAlternative[], at: number): number =>
  alternatives.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0);

interface GroupProps extends Shared {
  readonly group: TypedGroup;
  readonly place: number;
  readonly from: number;
  readonly onChange: (changes: Partial<TypedGroup>) => void;
  readonly onRemove: () => void;
}

function OneGroup({ group, place, from, onChange, onRemove, ...shared }: GroupProps) {
  const { t } = useTranslation();
  const { name, alternatives, recommended } = group;
  const path = `groups.${place}`;
  const number = place + 1;
  const change = (changed: readonly TypedAlternative[]) => onChange({ alternatives: changed });
  return (
    <fieldset className={styles.group}>
      <legend>{t('offers.group', 'Choice {{number}}', { number })}</legend>
      <TextField
        label={t('offers.group.name', 'What the customer chooses')}
        hint={t('offers.group.name.hint', 'Such as Flooring or Package')}
        name={`${path}.name`}
        maxLength={groupLimits.name}
        value={name}
        error={shared.errors[`${path}.name`]}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {alternatives.map((alternative, at) => (
        <AlternativeFields
          key={alternative.key}
          {...shared}
          alternative={alternative}
          number={at + 1}
          path={`${path}.alternatives.${at}`}
          from={from + linesBefore(alternatives, at)}
          isRecommended={recommended === alternative.key}
          onChange={(changes) => change(replaced(alternatives, at, changes))}
          onRecommended={(on) => onChange({ recommended: on ? alternative.key : null })}
          onRemove={
            alternatives.length > 2 ? () => change(alternatives.filter((_, index) => index !== at)) : null
          }
        />
      ))}
      {alternatives.length < groupLimits.alternatives && (
        <Button tone="plain" small onClick={() => change([...alternatives, emptyAlternative()])}>
          {t('offers.alternative.add', 'Add alternative')}
        </Button>
      )}
      <Button tone="quiet" small onClick={onRemove}>
        {t('offers.group.remove', 'Remove choice {{number}}', { number })}
      </Button>
    </fieldset>
  );
}

/** Groups of alternatives, such as packages or materials: of each the customer chooses one when accepting. */
export function GroupFields({
  groups,
  from,
  onGroups,
  ...shared
}: Shared & {
  readonly groups: readonly TypedGroup[];
  readonly from: number;
  readonly onGroups: (groups: readonly TypedGroup[]) => void;
}) {
  const { t } = useTranslation();
  const before = (place: number) =>
    groups
      .slice(0, place)
      .reduce((sum, { alternatives }) => sum + linesBefore(alternatives, alternatives.length), from);
  return (
    <Stack gap={1}>
      {groups.map((group, place) => (
        <OneGroup
          key={group.key}
          {...shared}
          group={group}
          place={place}
          from={before(place)}
          onChange={(changes) => onGroups(replaced(groups, place, changes))}
          onRemove={() => onGroups(groups.filter((_, index) => index !== place))}
        />
      ))}
      <Refusal>{shared.errors['groups']}</Refusal>
      {groups.length < groupLimits.groups && (
        <Button tone="plain" onClick={() => onGroups([...groups, emptyGroup()])}>
          {t('offers.group.add', 'Add alternatives to choose from')}
        </Button>
      )}
    </Stack>
  );
}
