import { Badge, Button, Group, Select, Table, Text } from '@mantine/core';
import { type CityPrice, priceStandings } from '@nukkad/contract/backoffice/price.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inRupees } from '../platform/money.ts';
import { daysWords } from '../ui/day-words.ts';
import { OfficeTable } from '../ui/office-table.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Listed, Nothing } from '../ui/query-states.tsx';
import { useFilter } from '../ui/use-filter.ts';
import { CitySelect } from './city-select.tsx';
import { EndForm } from './end-form.tsx';
import { PriceForm } from './price-form.tsx';
import { pricesQuery } from './price.queries.ts';
import { ServiceSelect } from './service-select.tsx';

const standings: Record<CityPrice['standing'], { readonly words: string; readonly colour: string }> = {
  now: { words: 'Holds now', colour: 'peepal' },
  coming: { words: 'To come', colour: 'neel' },
  over: { words: 'Over', colour: 'slate' },
  withdrawn: { words: 'Taken back', colour: 'sindoor' },
};
const isStanding = (word: string): word is CityPrice['standing'] => word in standings;

function Row({ price, onOpen }: { price: CityPrice; onOpen: () => void }) {
  const { words, colour } = standings[price.standing];
  const isOpen = price.standing === 'now' || price.standing === 'coming';
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
      </Table.Td>
      <Table.Td>
        <Text size="sm">{price.why}</Text>
        <Text size="xs" c="dimmed">
          {price.setBy}
          {price.endedBy ? `; then ${price.endedBy}: ${price.endWhy}` : ''}
        </Text>
      </Table.Td>
      <Table.Td ta="end">
        {isOpen ? (
          <Button
            variant="default"
            size="xs"
            onClick={onOpen}
            aria-label={`Change the end: ${price.serviceName} in ${price.cityName}`}
          >
            Change the end
          </Button>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

const heads = [
  'Service and city',
  { figures: 'Price' },
  'Days of work',
  'Standing',
  'Why',
  { figures: 'Acts' },
];

/** What is set for cities: what holds, what comes and what was. */
export function PricesPage() {
  const [filter, change] = useFilter(['serviceId', 'cityCode', 'standing', 'open']);
  const standing = isStanding(filter.standing) ? filter.standing : '';
  const pages = useInfiniteQuery(pricesQuery({ ...filter, standing }));
  const [ending, setEnding] = useState<CityPrice | null>(null);
  return (
    <PageFrame
      title="City prices"
      about="Set for a city and some days, they hold over what each partner asks there."
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
          label="Standing"
          placeholder="All"
          clearable
          data={priceStandings.map((value) => ({ value, label: standings[value].words }))}
          value={standing || null}
          onChange={(value) => change({ standing: value ?? '' })}
          w={150}
        />
      </Group>
      <Listed
        pages={pages}
        nothing={
          <Nothing title="No price is set">
            Where none is, every partner's own price holds. Set one for a city and some days.
          </Nothing>
        }
      >
        {(prices) => (
          <OfficeTable label="Prices by city and date" width={860} heads={heads}>
            {prices.map((price) => (
              <Row key={price.priceId} price={price} onOpen={() => setEnding(price)} />
            ))}
          </OfficeTable>
        )}
      </Listed>
      {filter.open === 'new' ? <PriceForm onClose={() => change({ open: '' })} /> : null}
      {ending ? <EndForm price={ending} onClose={() => setEnding(null)} /> : null}
    </PageFrame>
  );
}
