import { Badge, Button, Stack, Text } from '@mantine/core';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { readSetting, listSettingChanges } from '@nukkad/contract/office/configuration/configuration.api';
import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import { type CataloguedSetting, findSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import { keepPreviousData } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAsked, usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, Listed, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { ChangeForm } from './change-form.tsx';
import { placeWords } from './change-words.ts';
import { DecideChange } from './decide-change.tsx';
import { settingNames } from './setting-names.ts';
import { groupNames } from './setting-part-names.ts';
import { valueWords } from './setting-value.ts';
import { TimelineEntry } from './timeline-entry.tsx';
import { WithdrawChange } from './withdraw-change.tsx';

type Setting = EndpointAnswer<typeof readSetting>;

/** One setting: its value, where it differs, its history, and the form that changes it. */
export function SettingPage() {
  const { settingId = '' } = useParams();
  const setting = findSetting(settingId);
  const { data, error, refetch } = useAsked(readSetting, { params: { settingId } });
  const [{ dialog }, change] = useFilter(['dialog']);
  return (
    <PageFrame
      title={setting ? settingNames[setting.settingId] : t('configuration.title', 'Configuration')}
      {...(setting ? { about: groupNames[setting.group] } : {})}
      back={{ to: '/configuration', label: t('configuration.back', 'Back to configuration') }}
      actions={
        setting && data ? (
          <Button onClick={() => change({ dialog: 'change' })}>
            {t('configuration.changeFrom', 'Change from a date')}
          </Button>
        ) : null
      }
    >
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <LoadingSkeleton />}
      {setting && data ? (
        <>
          <Today setting={setting} data={data} />
          <Timeline setting={setting} dialog={dialog} open={(wanted) => change({ dialog: wanted })} />
          {dialog === 'change' ? (
            <ChangeForm setting={setting} today={data.value} onClose={() => change({ dialog: '' })} />
          ) : null}
        </>
      ) : null}
    </PageFrame>
  );
}

function Today({ setting, data }: { setting: CataloguedSetting; data: Setting }) {
  return (
    <Panel
      title={t('configuration.today', 'Today')}
      beside={
        setting.money ? <Badge color="haldi">{t('configuration.twoAdmins', 'Needs two Admins')}</Badge> : null
      }
    >
      <Facts
        facts={[
          [t('configuration.everywhere', 'Everywhere'), valueWords(setting.kind, data.value)],
          ...data.places.map(
            (place) =>
              [
                placeWords(place),
                t('configuration.since', '{{value}}, since {{when}}', {
                  value: valueWords(setting.kind, place.value),
                  when: momentWords(place.since),
                }),
              ] as const,
          ),
        ]}
      />
      <Text size="sm" c="dimmed">
        {differWords[setting.by]}
      </Text>
    </Panel>
  );
}

const differWords: Record<CataloguedSetting['by'], string> = {
  nothing: t('configuration.by.nothing', 'The same everywhere.'),
  city: t('configuration.by.city', 'A city can have its own value.'),
  cityAndCategory: t(
    'configuration.by.cityAndCategory',
    'A city, a category, or a category in a city can have its own value. The narrowest counts; a city goes before a category.',
  ),
};

function Timeline({
  setting,
  dialog,
  open,
}: {
  setting: CataloguedSetting;
  dialog: string;
  open: (dialog: string) => void;
}) {
  const pages = usePages(
    listSettingChanges,
    { limit: 50 },
    { params: { settingId: setting.settingId }, placeholderData: keepPreviousData },
  );
  const [, verb, changeId] = /^(decide|withdraw)-(.+)$/.exec(dialog) ?? [];
  const opened = pages.data?.pages.flatMap(({ items }) => items).find((one) => one.changeId === changeId);
  const close = () => open('');
  return (
    <Panel title={t('configuration.history', 'Planned and past values')}>
      <Listed<SettingChange>
        pages={pages}
        nothing={
          <Text size="sm" c="dimmed">
            {t('configuration.neverChanged', 'Never changed. The built-in value applies.')}
          </Text>
        }
      >
        {(items) => (
          <Stack gap="sm" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
            {items.map((change) => (
              <TimelineEntry
                key={change.changeId ?? change.validFrom}
                setting={setting}
                change={change}
                open={open}
              />
            ))}
          </Stack>
        )}
      </Listed>
      {opened?.can.decide && verb === 'decide' ? (
        <DecideChange setting={setting} change={opened} onClose={close} />
      ) : null}
      {opened?.can.withdraw && verb === 'withdraw' ? (
        <WithdrawChange setting={setting} change={opened} onClose={close} />
      ) : null}
    </Panel>
  );
}
