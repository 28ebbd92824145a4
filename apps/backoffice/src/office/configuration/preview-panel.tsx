import { Alert, Anchor, Group, Loader, Progress, Stack, Table, Text } from '@mantine/core';
import type { PreviewSum, SettingPreview } from '@nukkad/contract/office/configuration/configuration.model';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { locale, plural, t } from '../../platform/words.ts';
import { ErrorNotice } from '../../ui/query-states.tsx';

/** With a sign: what is more or less than before. */
const signed = (paise: number): string => (paise > 0 ? `+${inRupees(paise)}` : inRupees(paise));

/** What a change would have done to the visits of the last 30 days. */
export function PreviewPanel({
  preview,
  error,
  again,
  waiting = true,
  hint,
}: {
  preview: SettingPreview | undefined;
  error: unknown;
  again: () => void;
  /** Something is being reckoned. */
  waiting?: boolean;
  hint: string;
}) {
  if (error) return <ErrorNotice error={error} again={again} />;
  if (!preview)
    return (
      <Group gap="xs" role="status" mih={40}>
        {waiting ? <Loader size="xs" /> : null}
        <Text size="sm" c="dimmed">
          {waiting ? t('ui.calculating', 'Calculating…') : hint}
        </Text>
      </Group>
    );
  return (
    <Alert
      color={preview.verdict === 'free' ? 'peepal' : 'haldi'}
      title={verdicts[preview.verdict]}
      role="status"
    >
      <Stack gap="sm">
        <Text size="sm">
          {t('configuration.beforeAfter', '{{before}} today, {{after}} then.', {
            before: preview.before,
            after: preview.after,
          })}
        </Text>
        {preview.status === 'Counting' ? <Counting preview={preview} /> : <Effect preview={preview} />}
      </Stack>
    </Alert>
  );
}

const verdicts: Record<SettingPreview['verdict'], string> = {
  free: t('ui.takesEffectOnItsFirst', 'Takes effect on its first day'),
  second_admin: t('ui.needsApprovalByAnotherAdmin', 'Needs approval by another Admin'),
};

function Counting({ preview: { looked, total } }: { preview: SettingPreview }) {
  return (
    <Stack gap={4}>
      <Progress
        value={total === 0 ? 100 : (looked / total) * 100}
        aria-label={t('configuration.progress', 'Bookings checked')}
      />
      <Text size="xs">
        {t('configuration.checked', '{{looked}} of {{total}} bookings checked', {
          looked: looked.toLocaleString(locale),
          total: total.toLocaleString(locale),
        })}
      </Text>
    </Stack>
  );
}

function Effect({ preview }: { preview: SettingPreview }) {
  const { reckons, looked, affected } = preview;
  if (looked === 0)
    return (
      <Text size="sm">{t('configuration.noVisits', 'There were no bookings here in the last 30 days.')}</Text>
    );
  if (reckons === 'counts')
    return (
      <Text size="sm">
        {plural('configuration.onlyCounted', looked, {
          one: 'It would have applied to {{count}} booking of the last 30 days. What it would have changed can’t be calculated from past bookings.',
          other:
            'It would have applied to {{count}} bookings of the last 30 days. What it would have changed can’t be calculated from past bookings.',
        })}
      </Text>
    );
  return (
    <>
      <Text size="sm">
        {t(
          'configuration.wouldHaveChanged',
          '{{affected}} of {{looked}} bookings of the last 30 days would have been different.',
          {
            affected: affected.toLocaleString(locale),
            looked: looked.toLocaleString(locale),
          },
        )}
      </Text>
      {affected > 0 ? <Sums preview={preview} /> : null}
      <Places places={preview.places} />
      <Examples examples={preview.examples} />
    </>
  );
}

function Sums({ preview: { customers, partners, platform } }: { preview: SettingPreview }) {
  const rows: readonly (readonly [string, PreviewSum | null])[] = [
    [t('configuration.customersPay', 'Customers pay'), customers],
    [t('configuration.partnersEarn', 'Partners earn'), partners],
    [t('configuration.platformKeeps', 'Platform keeps'), platform],
  ];
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            <Table.Th ta="end">{t('configuration.wasPaise', 'Was')}</Table.Th>
            <Table.Th ta="end">{t('configuration.wouldBe', 'Would be')}</Table.Th>
            <Table.Th ta="end">{t('configuration.difference', 'Difference')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([name, sum]) =>
            sum ? (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td ta="end">{inRupees(sum.beforePaise)}</Table.Td>
                <Table.Td ta="end">{inRupees(sum.afterPaise)}</Table.Td>
                <Table.Td ta="end" fw={650}>
                  {signed(sum.changePaise)}
                </Table.Td>
              </Table.Tr>
            ) : null,
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Places({ places }: Pick<SettingPreview, 'places'>) {
  if (places.length < 2) return null;
  return (
    <details>
      <summary>{t('configuration.byPlace', 'By city and category')}</summary>
      <Stack gap={4} mt={6}>
        {places.map((place) => (
          <Text size="sm" key={`${place.cityName} ${place.categoryName}`}>
            {t(
              'configuration.placeLine',
              '{{place}}: {{bookings}} bookings, customers {{customers}}, partners {{partners}}, platform {{platform}}',
              {
                place: `${place.cityName} · ${place.categoryName}`,
                bookings: place.bookings.toLocaleString(locale),
                customers: signed(place.customersPaise),
                partners: signed(place.partnersPaise),
                platform: signed(place.platformPaise),
              },
            )}
          </Text>
        ))}
      </Stack>
    </details>
  );
}

function Examples({ examples }: Pick<SettingPreview, 'examples'>) {
  if (examples.length === 0) return null;
  return (
    <details>
      <summary>{t('configuration.examples', 'Examples')}</summary>
      <Stack gap={4} mt={6}>
        {examples.map(({ bookingId, bookingNumber, customers, partners, platform }) => (
          <Text size="sm" key={bookingId}>
            <Anchor component={Link} to={`/bookings/${bookingId}`} target="_blank">
              {bookingNumber}
            </Anchor>
            {': '}
            {t(
              'configuration.exampleLine',
              'customer {{customer}}, partner {{partner}}, platform {{platform}}',
              {
                customer: signed(customers.changePaise),
                partner: signed(partners.changePaise),
                platform: signed(platform.changePaise),
              },
            )}
          </Text>
        ))}
      </Stack>
    </details>
  );
}
