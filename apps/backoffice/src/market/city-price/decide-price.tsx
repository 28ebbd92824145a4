import { Text } from '@mantine/core';
import {
  type CityPrice,
  decideCityPrice,
  seenOfCityPrice,
} from '@nukkad/contract/market/catalog/city-price.api';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { daysWords } from '../../ui/day-words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';
import { PriceEffectPanel, usePriceEffect } from './price-effect.tsx';

/** A second Admin sees what the first one saw, as it is now, and decides. */
export function DecidePrice({ price, onClose }: { price: CityPrice; onClose: () => void }) {
  const effect = usePriceEffect(price);
  const { priceId, serviceName, cityName } = price;
  const [shown] = useState(() => seenOfCityPrice(price));
  return (
    <DecideForm
      title={t('price.of', '{{service}} in {{city}}', { service: serviceName, city: cityName })}
      name={t('price.of', '{{service}} in {{city}}', { service: serviceName, city: cityName })}
      endpoint={decideCityPrice}
      bodyOf={(answer) => ({ ...answer, seen: shown })}
      params={{ priceId }}
      onClose={onClose}
    >
      <Text size="sm">
        {t('price.proposal', '{{name}} proposes {{price}} per {{unit}}. {{days}}. Reason: {{why}}', {
          name: price.setBy ?? t('price.noName', 'No name'),
          price: inRupees(price.pricePaise),
          unit: price.unit,
          days: daysWords(price.fromDay, price.toDay),
          why: price.why,
        })}
      </Text>
      <PriceEffectPanel query={effect} />
    </DecideForm>
  );
}
