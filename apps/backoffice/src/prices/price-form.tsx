import { SimpleGrid, Text } from '@mantine/core';
import { setCityPrice } from '@nukkad/contract/backoffice/price.api';
import type { OfficeService } from '@nukkad/contract/backoffice/catalogue.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { call } from '../platform/call.ts';
import { inRupees } from '../platform/money.ts';
import { DayField } from '../ui/day-field.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { MoneyField } from '../ui/money-field.tsx';
import { useSaving } from '../ui/use-saving.ts';
import { WhyField } from '../ui/why-field.tsx';
import { CitySelect } from './city-select.tsx';
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
  const { errors, dialog } = useSaving({
    save: () =>
      call(setCityPrice, {
        body: {
          serviceId: service?.serviceId ?? '',
          cityCode: cityCode ?? '',
          pricePaise: pricePaise ?? 0,
          fromDay: fromDay ?? '',
          toDay,
          why,
        },
      }),
    said: ({ serviceName, cityName }) => `${serviceName} has its price in ${cityName}.`,
    lists: ['prices'],
    onClose,
  });
  return (
    <DialogForm title="Set a price" doIt="Set it" size="lg" {...dialog}>
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
        description="Before tax. It holds over what each partner there asks."
        required
        paise={pricePaise}
        error={errors['pricePaise']}
        onPaise={setPrice}
      />
      {service ? (
        <Text size="sm" c="dimmed">
          The usual price is {inRupees(service.typicalPaise)}, from {inRupees(service.lowPaise)} to{' '}
          {inRupees(service.highPaise)}.
        </Text>
      ) : null}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayField
          label="First day"
          description="Of the work, not of the booking."
          required
          day={fromDay}
          least={today}
          error={errors['fromDay']}
          onChange={setFrom}
        />
        <DayField
          label="Last day"
          description="Left empty: until further notice."
          day={toDay}
          least={fromDay ?? today}
          error={errors['toDay']}
          onChange={setTo}
        />
      </SimpleGrid>
      <WhyField why={why} error={errors['why']} onChange={setWhy} />
    </DialogForm>
  );
}
