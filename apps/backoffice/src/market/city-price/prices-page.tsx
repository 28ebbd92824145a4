import { t } from '../../platform/words.ts';
import { Badge, Button, Group, Select, Table, Text } from '@mantine/core';
import { type CityPrice, priceStates } from '@nukkad/contract/market/catalog/city-price.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inRupees } from '../../platform/money.ts';
import { daysWords } from '../../ui/day-words.ts';
import { OfficeTable } from '../../ui/office-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { CitySelect } from './city-select.tsx';
import { DecidePrice } from './decide-price.tsx';
import { EndForm } from './end-form.tsx';
import { PriceForm } from './price-form.tsx';
import { pricesQuery } from './price.queries.ts';
import { ServiceSelect } from './service-select.tsx';

const standings: Record<CityPrice['standing'], { readonly words: string; readonly colour: string }> = {
  waiting: { words: t('price.needsApproval', 'Needs approval'), colour: 'haldi' },
  now: { words: t('price.active', 'Active'), colour: 'peepal' },
  coming: { words: t('price.upcoming', 'Upcoming'), colour: 'neel' },
  over: { words: t('price.ended', 'Ended'), colour: 'slate' },
  withdrawn: { words: t('price.withdrawn', 'Withdrawn'), colour: 'sindoor' },
  refused: { words: t('price.rejected', 'Rejected'), colour: 'sindoor' },
};
const isStanding = (word: string): word is CityPrice['standing'] => word in standings;

function Row({ price, onEnd, onDecide }: { price: CityPrice; onEnd: () => void; onDecide: () => void }) {
  const { words, colour } = standings[price.standing];
  const what = t('price.of', '{{service}} in {{city}}', { service: price.serviceName, city: price.cityName });
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={650}>
          {price.serviceName}
        </Text>
        <Text size="xs" c="dimmed">
          {price.cityName}
        </Text>
      </Table.Td>
      <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
        {inRupees(price.pricePaise)}
        <Text size="xs" c="dimmed">
          {t('price.usually', 'usually {{price}}, per {{unit}}', {
            price: inRupees(price.usualPaise),
            unit: price.unit,
          })}
        </Text>
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{daysWords(price.fromDay, price.toDay)}</Table.Td>
      <Table.Td>
        <Badge color={colour} miw="max-content">
          {words}
        </Badge>
        {price.standing === 'waiting' && !price.can.decide ? (
          <Text size="xs" c="dimmed">
            {t('common.anotherAdminMustDecide', 'Another Admin must decide.')}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <Text size="sm">{price.why}</Text>
        <Text size="xs" c="dimmed">
          {price.setBy}
          {price.decidedBy ? `; ${price.decidedBy}: ${price.decideWhy}` : ''}
          {price.endedBy ? `; ${price.endedBy}: ${price.endWhy}` : ''}
        </Text>
      </Table.Td>
      <Table.Td ta="end">
        <Group gap={6} justify="end" wrap="nowrap">
          {price.can.decide ? (
            <Button size="xs" onClick={onDecide} aria-label={t('price.review', 'Review: {{what}}', { what })}>
              {t('common.review', 'Review')}
            </Button>
          ) : null}
          {price.can.end ? (
            <Button
              variant="default"
              size="xs"
              onClick={onEnd}
              aria-label={t('price.changeEnd', 'Change end date: {{what}}', { what })}
            >
              {t('price.changeEndDate', 'Change end date')}
            </Button>
          ) : null}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

const heads = [
  t('price.serviceAndCity', 'Service and city'),
  { figures: t('price.price', 'Price') },
  t('price.datesOfWork', 'Dates of work'),
  t('common.status', 'Status'),
  t('common.reason', 'Reason'),
  { figures: t('common.actions', 'Actions') },
];

/** What is set for cities: what holds, what comes and what was. */
export function PricesPage() {
  const [filter, change] = useFilter(['serviceId', 'cityCode', 'standing', 'open']);
  const standing = isStanding(filter.standing) ? filter.standing : '';
  const pages = useInfiniteQuery(pricesQuery({ ...filter, standing }));
  const [, verb, priceId] = /^(end|decide)-(.+)$/.exec(filter.open) ?? [];
  const opened = pages.data?.pages.flatMap(({ items }) => items).find((price) => price.priceId === priceId);
  const close = () => change({ open: '' });
  return (
    <PageFrame
      title={t('common.cityPrices', 'City prices')}
      about={t(
        'price.aCityPriceReplacesEach',
        'A city price replaces each partner’s own price in that city. Partners are notified.',
      )}
      actions={<Button onClick={() => change({ open: 'new' })}>{t('price.setAPrice', 'Set a price')}</Button>}
    >
      <Group gap="xs" align="end" role="search" aria-label={t('price.findPrices', 'Find prices')}>
        <ServiceSelect
          label={t('price.service', 'Service')}
          placeholder={t('common.all', 'All')}
          value={filter.serviceId || null}
          onChange={(service) => change({ serviceId: service?.serviceId ?? '' })}
        />
        <CitySelect
          label={t('price.city', 'City')}
          placeholder={t('common.all', 'All')}
          value={filter.cityCode || null}
          onChange={(cityCode) => change({ cityCode: cityCode ?? '' })}
        />
        <Select
          label={t('common.status', 'Status')}
          placeholder={t('common.all', 'All')}
          clearable
          data={priceStates.map((value) => ({ value, label: standings[value].words }))}
          value={standing || null}
          onChange={(value) => change({ standing: value ?? '' })}
          w={180}
        />
      </Group>
      <Listed
        pages={pages}
        nothing={
          filter.serviceId || filter.cityCode || standing ? (
            <EmptyNotice title={t('price.noCityPricesFound', 'No city prices found')}>
              {t('common.changeOrClearTheFilters', 'Change or clear the filters.')}
            </EmptyNotice>
          ) : (
            <EmptyNotice title={t('price.noCityPricesYet', 'No city prices yet')}>
              {t('price.eachPartnersOwnPriceApplies', 'Each partner’s own price applies until you set one.')}
            </EmptyNotice>
          )
        }
      >
        {(prices) => (
          <OfficeTable
            label={t('price.pricesByCityAndDate', 'Prices by city and date')}
            width={860}
            heads={heads}
          >
            {prices.map((price) => (
              <Row
                key={price.priceId}
                price={price}
                onEnd={() => change({ open: `end-${price.priceId}` })}
                onDecide={() => change({ open: `decide-${price.priceId}` })}
              />
            ))}
          </OfficeTable>
        )}
      </Listed>
      {filter.open === 'new' ? <PriceForm onClose={close} /> : null}
      {opened?.can.end && verb === 'end' ? <EndForm price={opened} onClose={close} /> : null}
      {opened?.can.decide && verb === 'decide' ? <DecidePrice price={opened} onClose={close} /> : null}
    </PageFrame>
  );
}
