import { Group, Text } from '@mantine/core';
import {
  type CityPrice,
  listCityPrices,
  priceStates,
  pricesQuery,
} from '@nukkad/contract/market/catalog/city-price.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice, drawn, viewsBy } from '@nukkad/lists/fields';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import { cityFilter } from '../../nouns/place/city-filter.tsx';
import { RowButton, acts, badge, money } from '../../nouns/work-list/columns.tsx';
import { type At, listPage } from '../../nouns/work-list/list-page.tsx';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { daysWords } from '../../ui/day-words.ts';
import { DecidePrice } from './decide-price.tsx';
import { EndForm } from './end-form.tsx';
import { PriceForm } from './price-form.tsx';
import { ServiceSelect } from './service-select.tsx';

const standings: Record<CityPrice['standing'], { readonly words: string; readonly colour: string }> = {
  waiting: { words: t('price.needsApproval', 'Needs approval'), colour: 'haldi' },
  now: { words: t('price.active', 'Active'), colour: 'peepal' },
  coming: { words: t('price.upcoming', 'Upcoming'), colour: 'neel' },
  over: { words: t('price.ended', 'Ended'), colour: 'slate' },
  withdrawn: { words: t('price.withdrawn', 'Withdrawn'), colour: 'sindoor' },
  refused: { words: t('price.rejected', 'Rejected'), colour: 'sindoor' },
};
const wordsOf = (standing: CityPrice['standing']) => standings[standing].words;

/** The service and the city, as a dialog or a checkbox calls a price. */
const nameOf = ({ serviceName, cityName }: CityPrice) =>
  t('price.of', '{{service}} in {{city}}', { service: serviceName, city: cityName });

const decided = (price: CityPrice): string =>
  [
    price.setBy,
    price.decidedBy && `${price.decidedBy}: ${price.decideWhy}`,
    price.endedBy && `${price.endedBy}: ${price.endWhy}`,
  ]
    .filter(Boolean)
    .join('; ');

function Acts({ price, onOpen }: { price: CityPrice; onOpen: (dialog: string) => void }) {
  const { can, priceId, standing } = price;
  const what = nameOf(price);
  return (
    <Group gap={6} justify="end" wrap="nowrap">
      {can.decide ? (
        <RowButton
          isMain
          size="compact-sm"
          onClick={() => onOpen(`decide-${priceId}`)}
          label={t('price.review', 'Review: {{what}}', { what })}
        >
          {t('common.review', 'Review')}
        </RowButton>
      ) : null}
      {can.end ? (
        <RowButton
          size="compact-sm"
          onClick={() => onOpen(`end-${priceId}`)}
          label={t('price.changeEnd', 'Change end date: {{what}}', { what })}
        >
          {t('price.changeEndDate', 'Change end date')}
        </RowButton>
      ) : null}
      {standing === 'waiting' && !can.decide ? (
        <Text size="xs" c="dimmed">
          {t('common.anotherAdminMustDecide', 'Another Admin must decide.')}
        </Text>
      ) : null}
    </Group>
  );
}

function Dialogs({ at: { rows, open, close } }: { at: At<CityPrice> }) {
  const [, verb, priceId] = /^(end|decide)-(.+)$/.exec(open) ?? [];
  const opened = rows.find((price) => price.priceId === priceId);
  if (opened?.can.end && verb === 'end') return <EndForm price={opened} onClose={close} />;
  return opened?.can.decide && verb === 'decide' ? <DecidePrice price={opened} onClose={close} /> : null;
}

/** What is set for cities: what holds, what comes and what was. */
export const PricesPage = listPage(listCityPrices, {
  name: 'prices',
  title: t('common.cityPrices', 'City prices'),
  about: t(
    'price.aCityPriceReplacesEach',
    'A city price replaces each partner’s own price in that city. Partners are notified.',
  ),
  label: t('price.pricesByCityAndDate', 'Prices by city and date'),
  add: t('price.setAPrice', 'Set a price'),
  address: listAddress(pricesQuery.shape, ['serviceId', 'cityCode', 'standing'], {}),
  fields: [
    drawn('serviceId', t('price.service', 'Service'), (value, onChange) => (
      <ServiceSelect
        label={t('price.service', 'Service')}
        placeholder={t('common.all', 'All')}
        value={value || null}
        onChange={(service) => onChange(service?.serviceId ?? '')}
      />
    )),
    cityFilter,
    choice('standing', t('common.status', 'Status'), priceStates, wordsOf),
  ],
  views: viewsBy('standing', ['waiting', 'now', 'coming'], wordsOf),
  keyOf: ({ priceId }) => priceId,
  nameOf,
  columns: ({ turnTo }) => [
    told('service', t('price.service', 'Service'), ({ serviceName }) => serviceName, heading),
    told('city', t('price.city', 'City'), ({ cityName }) => cityName, { width: '8.5rem' }),
    money('price', t('price.price', 'Price'), ({ pricePaise }) => pricePaise, { width: '6rem' }),
    told(
      'usual',
      t('price.usual', 'Usual price'),
      ({ usualPaise, unit }) =>
        t('price.usualPerUnit', '{{price}} per {{unit}}', { price: inRupees(usualPaise), unit }),
      { figures: true, width: '10rem', startsHidden: true },
    ),
    told('days', t('price.datesOfWork', 'Dates of work'), ({ fromDay, toDay }) => daysWords(fromDay, toDay)),
    badge(
      ({ standing }) => wordsOf(standing),
      ({ standing }) => standings[standing].colour,
      { width: '8.5rem' },
    ),
    told('why', t('common.reason', 'Reason'), ({ why }) => why),
    told('by', t('price.by', 'Set by'), decided, { startsHidden: true }),
    acts('11rem', (price) => <Acts price={price} onOpen={turnTo} />),
  ],
  exported: 'prices',
  empty: {
    Icon: IconTags,
    title: t('price.noCityPricesYet', 'No city prices yet'),
    words: t('price.eachPartnersOwnPriceApplies', 'Each partner’s own price applies until you set one.'),
  },
  added: (close) => <PriceForm onClose={close} />,
  dialogs: (at) => <Dialogs at={at} />,
});
