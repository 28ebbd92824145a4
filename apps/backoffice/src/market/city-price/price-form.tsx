import { SimpleGrid } from '@mantine/core';
import { istDay } from '@nukkad/contract/kernel/time';
import type { OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { seenOfPriceEffect, setCityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import { useState } from 'react';
import { CitySelect } from '../../nouns/place/city-select.tsx';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { sendWords } from '../../ui/effect-panel.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';
import { PriceEffectPanel, usePriceEffect } from './price-effect.tsx';
import { ServiceSelect } from './service-select.tsx';

interface Typed {
  readonly serviceId: string | null;
  readonly cityCode: string | null;
  readonly pricePaise: number | null;
  readonly fromDay: string | null;
  readonly toDay: string | null;
  readonly why: string;
}

const first = (today: string): Typed => ({
  serviceId: null,
  cityCode: null,
  pricePaise: null,
  fromDay: today,
  toDay: null,
  why: '',
});

/** Sets the price of a service in a city from a day on. */
export function PriceForm({ onClose }: { onClose: () => void }) {
  const today = istDay(new Date());
  const [service, setService] = useState<OfficeService | null>(null);
  const seenNow = (): ReturnType<typeof seenOfPriceEffect> =>
    seenOfPriceEffect(effect.data ?? { verdict: 'refused', partners: 0 });
  const { fields, errors, change, dialog } = useSaving({
    endpoint: setCityPrice,
    initial: first(today),
    bodyOf: ({ serviceId, cityCode, pricePaise, fromDay, toDay, why }) => ({
      serviceId: serviceId ?? '',
      cityCode: cityCode ?? '',
      pricePaise: pricePaise ?? 0,
      fromDay: fromDay ?? '',
      toDay,
      why,
      seen: seenNow(),
    }),
    said: ({ serviceName, cityName, standing }) =>
      standing === 'waiting'
        ? t('price.sent', '{{service}} in {{city}} sent for approval.', {
            service: serviceName,
            city: cityName,
          })
        : t('price.set', 'Price of {{service}} in {{city}} set.', { service: serviceName, city: cityName }),
    onClose,
  });
  const { serviceId, cityCode, pricePaise, fromDay, toDay, why } = fields;
  const effect = usePriceEffect(
    serviceId && cityCode && pricePaise ? { serviceId, cityCode, pricePaise } : null,
  );
  return (
    <DialogForm
      title={t('price.setAPrice', 'Set a price')}
      doIt={sendWords(effect.data?.verdict, t('price.setPrice', 'Set price'))}
      size="lg"
      {...dialog}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ServiceSelect
          label={t('price.service', 'Service')}
          required
          value={serviceId}
          error={errors['serviceId']}
          onChange={(chosen) => {
            setService(chosen);
            change({ serviceId: chosen?.serviceId ?? null });
          }}
        />
        <CitySelect
          label={t('price.city', 'City')}
          required
          value={cityCode}
          error={errors['cityCode']}
          onChange={(code) => change({ cityCode: code })}
        />
      </SimpleGrid>
      <MoneyField
        label={
          service
            ? t('price.perUnit', 'Price per {{unit}}', { unit: service.unit })
            : t('price.unit', 'Price per unit')
        }
        description={t(
          'price.beforeTaxReplacesEachPartners',
          'Before tax. Replaces each partner’s own price in this city.',
        )}
        required
        paise={pricePaise}
        error={errors['pricePaise']}
        onPaise={(paise) => change({ pricePaise: paise })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayField
          label={t('common.firstDay', 'First day')}
          description={t('price.theDayOfTheWork', 'The day of the work, not the day of booking.')}
          required
          day={fromDay}
          least={today}
          error={errors['fromDay']}
          onChange={(day) => change({ fromDay: day })}
        />
        <DayField
          label={t('common.lastDayOptional', 'Last day (optional)')}
          description={t('common.optionalLeaveEmptyForNo', 'Leave empty for no end date.')}
          day={toDay}
          least={fromDay ?? today}
          error={errors['toDay']}
          onChange={(day) => change({ toDay: day })}
        />
      </SimpleGrid>
      <PriceEffectPanel query={effect} />
      <WhyField why={why} error={errors['why']} onChange={(typed) => change({ why: typed })} />
    </DialogForm>
  );
}
