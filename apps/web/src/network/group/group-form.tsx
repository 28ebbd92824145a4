import {
  type GroupColour,
  type GroupSettings,
  groupColours,
  mostDescriptionLetters,
  mostNameLetters,
  mostRules,
} from '@nukkad/contract/network/group/group.model';
import { listCategories } from '@nukkad/contract/market/catalog/catalog.api';
import { listCities } from '@nukkad/contract/places/geography/geography.api';
import { useAsked } from '../../platform/api/asked.ts';
import { call } from '../../platform/api/client.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { QuickSearch } from '../../ui/field/quick-search.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Row, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { CoverField, type PickedCover } from './cover-field.tsx';
import { colourNames, joiningNames } from './group-words.ts';
import styles from './group.module.css';

export interface TypedGroup extends Omit<GroupSettings, 'rules' | 'tradeId' | 'cover'> {
  /** Null: the colour alone. */
  readonly cover: PickedCover | null;
  /** A line each. */
  readonly rules: string;
  /** Empty: of no trade. */
  readonly tradeId: string;
  /** The name of the city. */
  readonly city: string;
}

export const noGroup: TypedGroup = {
  name: '',
  description: '',
  rules: '',
  tradeId: '',
  cityCode: '',
  city: '',
  colour: 'blue',
  cover: null,
  joining: 'request',
  forVisitors: false,
  approvesPosts: false,
};

/** Lines that were left empty are no rules. */
export const settingsOf = ({ rules, tradeId, cover, city: _named, ...typed }: TypedGroup): GroupSettings => ({
  ...typed,
  cover: cover && { pictureId: cover.pictureId, alternative: cover.alternative },
  rules: rules
    .split('\n')
    .map((rule) => rule.trim())
    .filter(Boolean),
  tradeId: tradeId || null,
});

const found = 8;

async function findCities(q: string, signal: AbortSignal) {
  const { items } = await call(listCities, { query: { q, limit: found }, signal, quiet: true });
  return items.map(({ cityCode, city, district }) => ({
    key: cityCode,
    label: city,
    detail: district,
    city,
  }));
}

function CityField({
  city,
  error,
  onChoose,
}: {
  city: string;
  error: string | undefined;
  onChoose: (chosen: { readonly cityCode: string; readonly city: string }) => void;
}) {
  const { t } = useTranslation();
  if (city)
    return (
      <Stack gap={0.25}>
        <Text weight={650}>{t('group.city', 'City')}</Text>
        <Row gap={0.75} align="center">
          <strong translate="no">{city}</strong>
          <Button tone="plain" small onClick={() => onChoose({ cityCode: '', city: '' })}>
            {t('group.city.change', 'Change city')}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <Stack gap={0.25}>
      <QuickSearch
        label={t('group.city', 'City')}
        find={findCities}
        onChoose={({ key, city: name }) => onChoose({ cityCode: key, city: name })}
      />
      <Refusal>{error}</Refusal>
    </Stack>
  );
}

function ColourField({ value, onChange }: { value: GroupColour; onChange: (colour: GroupColour) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.colours}>
      <Text as="span" weight={650}>
        {t('group.colour', 'Cover colour')}
      </Text>
      {groupColours.map((colour) => (
        <label key={colour}>
          <input
            type="radio"
            name="colour"
            value={colour}
            checked={colour === value}
            onChange={() => onChange(colour)}
          />
          <i className={styles.cover} data-colour={colour} aria-hidden />
          {colourNames[colour](t)}
        </label>
      ))}
    </fieldset>
  );
}

/** What a group says of itself, and who may join and post. */
export function GroupFields({ fields, errors, change, lineAt }: SentForm<TypedGroup>) {
  const { t } = useTranslation();
  const { data } = useAsked(listCategories, { query: {} });
  const ofRules = Object.entries(errors).find(([name]) => name.startsWith('rules'))?.[1];
  return (
    <>
      <TextField label={t('group.name', 'Name')} {...lineAt('name')} maxLength={mostNameLetters} />
      <TextArea
        label={t('group.description', 'What is it about?')}
        hint={t('group.description.hint', 'Leave out phone numbers, emails and links.')}
        {...lineAt('description')}
        rows={3}
        maxLength={mostDescriptionLetters}
      />
      <SelectField
        label={t('group.trade', 'Trade (optional)')}
        value={fields.tradeId}
        options={[
          { value: '', label: t('group.trade.none', 'No trade') },
          ...(data?.items ?? []).map(({ categoryId, categoryName }) => ({
            value: categoryId,
            label: categoryName,
          })),
        ]}
        onChange={({ target }) => change({ tradeId: target.value })}
      />
      <CityField city={fields.city} error={errors['cityCode']} onChoose={change} />
      <TextArea
        label={t('group.rules', 'Rules (optional)')}
        hint={t('group.rules.hint', 'One rule on each line, up to {{count}}.', { count: mostRules })}
        {...lineAt('rules')}
        error={ofRules}
        rows={4}
      />
      <RadioList
        label={t('group.joining', 'Who can join?')}
        name="joining"
        options={[
          { value: 'open', label: joiningNames.open(t) },
          { value: 'request', label: joiningNames.request(t) },
        ]}
        value={fields.joining}
        onChange={(joining) => change({ joining })}
        error={errors['joining']}
      />
      <SwitchLine
        title={t('group.approvesPosts', 'Look at posts first')}
        about={t(
          'group.approvesPosts.about',
          'Posts of members are published once you or a moderator agree.',
        )}
        checked={fields.approvesPosts}
        onChange={(approvesPosts) => change({ approvesPosts })}
      />
      <SwitchLine
        title={t('group.forVisitors', 'Open to visitors')}
        about={t(
          'group.forVisitors.about',
          'People without an account can read what the group is about. Posts and members stay in the group.',
        )}
        checked={fields.forVisitors}
        onChange={(forVisitors) => change({ forVisitors })}
      />
      <CoverField cover={fields.cover} errors={errors} onChange={(cover) => change({ cover })} />
      <ColourField value={fields.colour} onChange={(colour) => change({ colour })} />
    </>
  );
}
