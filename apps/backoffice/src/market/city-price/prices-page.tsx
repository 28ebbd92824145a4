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
  waiting: { words: 'Needs approval', colour: 'haldi' },
  now: { words: 'Active', colour: 'peepal' },
  coming: { words: 'Upcoming', colour: 'neel' },
  over: { words: 'Ended', colour: 'slate' },
  withdrawn: { words: 'Withdrawn', colour: 'sindoor' },
  refused: { words: 'Refused', colour: 'sindoor' },
};
const isStanding = (word: string): word is CityPrice['standing'] => word in standings;

function Row({ price, onEnd, onDecide }: { price: CityPrice; onEnd: () => void; onDecide: () => void }) {
  const { words, colour } = standings[price.standing];
  const what = `${price.serviceName} in ${price.cityName}`;
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
          usually {inRupees(price.usualPaise)}, per {price.unit}
        </Text>
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{daysWords(price.fromDay, price.toDay)}</Table.Td>
      <Table.Td>
        <Badge color={colour} miw="max-content">
          {words}
        </Badge>
        {price.standing === 'waiting' && !price.can.decide ? (
          <Text size="xs" c="dimmed">
            Another Admin decides.
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
            <Button size="xs" onClick={onDecide} aria-label={`Review: ${what}`}>
              Review
            </Button>
          ) : null}
          {price.can.end ? (
            <Button variant="default" size="xs" onClick={onEnd} aria-label={`Change end date: ${what}`}>
              Change end date
            </Button>
          ) : null}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

const heads = [
  'Service and city',
  { figures: 'Price' },
  'Days of work',
  'Status',
  'Why',
  { figures: 'Actions' },
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
      title="City prices"
      about="A city price replaces each partner’s own price there. Partners are told."
      actions={<Button onClick={() => change({ open: 'new' })}>Set a price</Button>}
    >
      <Group gap="xs" align="end" role="search" aria-label="Find prices">
        <ServiceSelect
          label="Service"
          placeholder="All"
          value={filter.serviceId || null}
          onChange={(service) => change({ serviceId: service?.serviceId ?? '' })}
        />
        <CitySelect
          label="City"
          placeholder="All"
          value={filter.cityCode || null}
          onChange={(cityCode) => change({ cityCode: cityCode ?? '' })}
        />
        <Select
          label="Status"
          placeholder="All"
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
            <EmptyNotice title="No city prices found">Change or clear the filters.</EmptyNotice>
          ) : (
            <EmptyNotice title="No city prices yet">
              Each partner’s own price applies until you set one.
            </EmptyNotice>
          )
        }
      >
        {(prices) => (
          <OfficeTable label="Prices by city and date" width={860} heads={heads}>
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
