import { Badge, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { listSettingsToday } from '@nukkad/contract/office/configuration/configuration.api';
import type { SettingToday } from '@nukkad/contract/office/configuration/configuration.model';
import { type CataloguedSetting, findSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import { settingGroups } from '@nukkad/contract/office/configuration/setting.definition';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link } from 'react-router';
import { useAsked } from '../../platform/asked.ts';
import { plural, t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyNotice, ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import classes from './configuration.module.css';
import { settingNames } from './setting-names.ts';
import { groupNames } from './setting-part-names.ts';
import { valueWords } from './setting-value.ts';

interface Listed {
  readonly setting: CataloguedSetting;
  readonly today: SettingToday;
}

const plain = (words: string) => words.toLocaleLowerCase();

/** By every word that was typed, in the name or the group. */
function found(all: readonly SettingToday[], typed: string): Listed[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return all.flatMap((today) => {
    const setting = findSetting(today.settingId);
    if (!setting) return [];
    const said = plain(`${settingNames[setting.settingId]} ${groupNames[setting.group]}`);
    return wanted.every((word) => said.includes(word)) ? [{ setting, today }] : [];
  });
}

/** Every setting in plain words: what it is today, where it differs, what is planned. */
export function ConfigurationPage() {
  const [{ q }, change] = useFilter(['q']);
  const { data, error, refetch } = useAsked(listSettingsToday);
  const listed = data ? found(data.settings, q) : [];
  return (
    <PageFrame
      title={t('configuration.title', 'Configuration')}
      about={t(
        'configuration.about',
        'Fees, time limits and rates. A change starts on its day; bookings already made keep their price.',
      )}
    >
      <TextInput
        type="search"
        label={t('configuration.search', 'Search settings')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={q}
        onChange={({ currentTarget }) => change({ q: currentTarget.value })}
        maw={420}
      />
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <LoadingSkeleton />}
      {data && listed.length === 0 ? (
        <EmptyNotice Icon={IconAdjustments} title={t('configuration.nothingFound', 'No setting found')}>
          {t('configuration.tryAnother', 'Try another word, such as commission or cancel.')}
        </EmptyNotice>
      ) : null}
      {settingGroups.map((group) => (
        <SettingGroupPanel
          key={group}
          title={groupNames[group]}
          listed={listed.filter(({ setting }) => setting.group === group)}
        />
      ))}
    </PageFrame>
  );
}

function SettingGroupPanel({ title, listed }: { title: string; listed: readonly Listed[] }) {
  if (listed.length === 0) return null;
  return (
    <Panel title={title}>
      <Stack gap={0}>
        {listed.map((one) => (
          <Row key={one.setting.settingId} {...one} />
        ))}
      </Stack>
    </Panel>
  );
}

/** Values of several figures have a line of their own on a phone. */
const several: ReadonlySet<string> = new Set(['record', 'grid', 'table']);

function Row({ setting, today }: Listed) {
  return (
    <UnstyledButton
      component={Link}
      to={`/configuration/${setting.settingId}`}
      className={classes['row'] ?? ''}
    >
      <Text fw={600}>{settingNames[setting.settingId]}</Text>
      <Text className={classes['value'] ?? ''} data-several={several.has(setting.kind.kind) || undefined}>
        {valueWords(setting.kind, today.value)}
      </Text>
      <Group gap={6} className={classes['marks'] ?? ''}>
        <Marks today={today} />
      </Group>
    </UnstyledButton>
  );
}

function Marks({ today: { differing, planned, plannedFrom, waiting } }: { today: SettingToday }) {
  return (
    <>
      {differing > 0 ? (
        <Badge color="slate" miw="max-content">
          {plural('configuration.differs', differing, {
            one: 'differs in {{count}} place',
            other: 'differs in {{count}} places',
          })}
        </Badge>
      ) : null}
      {planned > 0 && plannedFrom ? (
        <Badge color="neel" miw="max-content">
          {t('configuration.plannedFrom', 'changes on {{day}}', { day: dayWords(plannedFrom) })}
        </Badge>
      ) : null}
      {waiting > 0 ? (
        <Badge color="haldi" miw="max-content">
          {t('status.waiting', 'Needs approval')}
        </Badge>
      ) : null}
    </>
  );
}
