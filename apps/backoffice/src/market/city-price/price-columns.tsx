import { t } from '../../platform/words.ts';
import { Badge, Button, Group, Text } from '@mantine/core';
import type { CityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import type { Column } from '@nukkad/lists/columns';
import { inRupees } from '../../platform/money.ts';
import { daysWords } from '../../ui/day-words.ts';

export const standings: Record<CityPrice['standing'], { readonly words: string; readonly colour: string }> = {
  waiting: { words: t('price.needsApproval', 'Needs approval'), colour: 'haldi' },
  now: { words: t('price.active', 'Active'), colour: 'peepal' },
  coming: { words: t('price.upcoming', 'Upcoming'), colour: 'neel' },
  over: { words: t('price.ended', 'Ended'), colour: 'slate' },
  withdrawn: { words: t('price.withdrawn', 'Withdrawn'), colour: 'sindoor' },
  refused: { words: t('price.rejected', 'Rejected'), colour: 'sindoor' },
};

/** The service and the city, as a dialog or a checkbox calls a price. */
export const priceName = (price: CityPrice) =>
  t('price.of', '{{service}} in {{city}}', { service: price.serviceName, city: price.cityName });

const decided = (price: CityPrice): string =>
  [
    price.setBy,
    price.decidedBy && `${price.decidedBy}: ${price.decideWhy}`,
    price.endedBy && `${price.endedBy}: ${price.endWhy}`,
  ]
    .filter(Boolean)
    .join('; ');

function Acts({ price, onOpen }: { price: CityPrice; onOpen: (verb: 'decide' | 'end') => void }) {
  const what = priceName(price);
  return (
    <Group gap={6} justify="end" wrap="nowrap">
      {price.can.decide ? (
        <Button
          size="compact-sm"
          onClick={() => onOpen('decide')}
          aria-label={t('price.review', 'Review: {{what}}', { what })}
        >
          {t('common.review', 'Review')}
        </Button>
      ) : null}
      {price.can.end ? (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => onOpen('end')}
          aria-label={t('price.changeEnd', 'Change end date: {{what}}', { what })}
        >
          {t('price.changeEndDate', 'Change end date')}
        </Button>
      ) : null}
      {price.standing === 'waiting' && !price.can.decide ? (
        <Text size="xs" c="dimmed">
          {t('common.anotherAdminMustDecide', 'Another Admin must decide.')}
        </Text>
      ) : null}
    </Group>
  );
}

/** `open`: the dialog of a price, by its name in the address. */
export const priceColumns = (open: (dialog: string) => void): readonly Column<CityPrice>[] => [
  {
    id: 'service',
    title: t('price.service', 'Service'),
    text: ({ serviceName }) => serviceName,
    fixed: true,
    card: 'heading',
  },
  { id: 'city', title: t('price.city', 'City'), text: ({ cityName }) => cityName, width: '8.5rem' },
  {
    id: 'price',
    title: t('price.price', 'Price'),
    text: ({ pricePaise }) => inRupees(pricePaise),
    figures: true,
    width: '6rem',
  },
  {
    id: 'usual',
    title: t('price.usual', 'Usual price'),
    text: ({ usualPaise, unit }) =>
      t('price.usualPerUnit', '{{price}} per {{unit}}', { price: inRupees(usualPaise), unit }),
    figures: true,
    width: '10rem',
    startsHidden: true,
  },
  {
    id: 'days',
    title: t('price.datesOfWork', 'Dates of work'),
    text: ({ fromDay, toDay }) => daysWords(fromDay, toDay),
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ standing }) => standings[standing].words,
    cell: ({ standing }) => (
      <Badge color={standings[standing].colour} miw="max-content">
        {standings[standing].words}
      </Badge>
    ),
    card: 'corner',
    width: '8.5rem',
  },
  { id: 'why', title: t('common.reason', 'Reason'), text: ({ why }) => why },
  { id: 'by', title: t('price.by', 'Set by'), text: decided, startsHidden: true },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (price) => <Acts price={price} onOpen={(verb) => open(`${verb}-${price.priceId}`)} />,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '11rem',
  },
];
