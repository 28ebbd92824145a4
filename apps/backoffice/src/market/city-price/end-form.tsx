import { Text } from '@mantine/core';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import {
  type CityPrice,
  endCityPrice,
  seenOfCityPrice,
} from '@nukkad/contract/market/catalog/city-price.api';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import { daysWords } from '../../ui/day-words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { WhyField } from '../../ui/why-field.tsx';

interface Typed {
  /** Null: no end. */
  readonly lastDay: string | null;
  readonly why: string;
}

/** Moves the last day of a price; one that has not begun is taken back by a day before its first. */
export function EndForm({ price, onClose }: { price: CityPrice; onClose: () => void }) {
  const yesterday = addDays(istDay(new Date()), -1);
  const [shown] = useState(() => seenOfCityPrice(price));
  const untouched: Typed = { lastDay: price.toDay ?? yesterday, why: '' };
  const { fields, errors, change, dialog } = useSaving({
    endpoint: endCityPrice,
    initial: untouched,
    bodyOf: (typed) => ({ ...typed, seen: shown }),
    params: { priceId: price.priceId },
    said: ({ standing }) =>
      standing === 'withdrawn'
        ? t('price.priceWithdrawn', 'Price withdrawn.')
        : t('price.endDateChanged', 'End date changed.'),
    onClose,
  });
  const takesBack = fields.lastDay !== null && fields.lastDay < price.fromDay;
  return (
    <DialogForm
      title={t('price.of', '{{service}} in {{city}}', { service: price.serviceName, city: price.cityName })}
      doIt={takesBack ? t('price.withdrawPrice', 'Withdraw price') : t('common.save', 'Save')}
      colour={takesBack ? 'sindoor' : 'neel'}
      {...dialog}
    >
      <Text size="sm">
        {t('price.now', '{{price}} per {{unit}}. {{days}}.', {
          price: inRupees(price.pricePaise),
          unit: price.unit,
          days: daysWords(price.fromDay, price.toDay),
        })}
      </Text>
      <DayField
        label={t('common.lastDay', 'Last day')}
        description={t(
          'price.chooseYesterdayToEndIt',
          'Choose yesterday to end it now, or leave empty for no end date. Existing bookings keep their price.',
        )}
        day={fields.lastDay}
        least={yesterday}
        error={errors['lastDay']}
        onChange={(lastDay) => change({ lastDay })}
      />
      <WhyField why={fields.why} error={errors['why']} focused onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
