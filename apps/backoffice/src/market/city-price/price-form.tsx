import { SimpleGrid } from '@mantine/core';
import { setCityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import { seenOfPriceEffect } from '@nukkad/contract/market/catalog/city-price.confirm';
import type { OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { DayField } from '../../ui/day-field.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { sendWords } from '../../ui/effect-panel.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';
import { CitySelect } from './city-select.tsx';
import { PriceEffectPanel, usePriceEffect } from './price-effect.tsx';
import { ServiceSelect } from './service-select.tsx';

/** Sets the price of a service in a city from a day on. */
export function PriceForm({ onClose }: { onClose: () => void }) {
  const today = istDay(new Date());
  const [service, setService] = useState<OfficeService | null>(null);
  const [cityCode, setCity] = useState<string | null>(null);
  const [pricePaise, setPrice] = useState<number | null>(null);
  const [fromDay, setFrom] = useState<string | null>(today);
  const [toDay, setTo] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  const request =
    service && cityCode && pricePaise ? { serviceId: service.serviceId, cityCode, pricePaise } : null;
  const effect = usePriceEffect(request);
  const shown = seenOfPriceEffect(effect.data ?? { verdict: 'refused', partners: 0 });
  const { errors, dialog } = useSaving({
    save: (seen) =>
      call(setCityPrice, {
        body: {
          serviceId: service?.serviceId ?? '',
          cityCode: cityCode ?? '',
          pricePaise: pricePaise ?? 0,
          fromDay: fromDay ?? '',
          toDay,
          why,
          seen: seen(shown),
        },
      }),
    said: ({ serviceName, cityName, standing }) =>
      standing === 'waiting'
        ? `${serviceName} in ${cityName} waits for another Admin.`
        : `The price of ${serviceName} in ${cityName} is set.`,
    lists: ['prices', 'price-effect'],
    onClose,
  });
  return (
    <DialogForm title="Set a price" doIt={sendWords(effect.data?.verdict, 'Set price')} size="lg" {...dialog}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ServiceSelect
          label="Service"
          required
          value={service?.serviceId ?? null}
          error={errors['serviceId']}
          onChange={setService}
        />
        <CitySelect label="City" required value={cityCode} error={errors['cityCode']} onChange={setCity} />
      </SimpleGrid>
      <MoneyField
        label={service ? `Price per ${service.unit}` : 'Price of one unit'}
        description="Before tax. It replaces each partner’s own price there."
        required
        paise={pricePaise}
        error={errors['pricePaise']}
        onPaise={setPrice}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayField
          label="First day"
          description="The day of the work, not of the booking."
          required
          day={fromDay}
          least={today}
          error={errors['fromDay']}
          onChange={setFrom}
        />
        <DayField
          label="Last day"
          description="Optional. Empty means no end."
          day={toDay}
          least={fromDay ?? today}
          error={errors['toDay']}
          onChange={setTo}
        />
      </SimpleGrid>
      <PriceEffectPanel query={effect} />
      <WhyField why={why} error={errors['why']} onChange={setWhy} />
    </DialogForm>
  );
}
