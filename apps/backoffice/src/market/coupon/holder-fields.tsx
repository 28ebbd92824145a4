import { Checkbox, MultiSelect, NumberInput, Select, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { useCategories } from '../../platform/categories.query.ts';
import { type Option, useCities, withChosen } from '../../platform/cities.query.ts';
import { t } from '../../platform/words.ts';
import { DayField } from '../../ui/day-field.tsx';
import type { FieldsProps } from './worth-fields.tsx';

const orNull = (list: readonly string[]) => (list.length > 0 ? [...list] : null);

/** For whom it is, where and for which services. */
export function HolderFields({
  terms,
  errors,
  change,
  known,
}: FieldsProps & {
  /** Cities that it names already. */
  known: readonly Option[];
}) {
  const categories = useCategories();
  const { cities, onType } = useCities();
  const [seen, setSeen] = useState(known);
  const chosen = seen.filter(({ value }) => terms.cityCodes?.includes(value));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Select
        label={t('coupon.whoCanUseIt', 'Who can use it')}
        allowDeselect={false}
        data={[
          { value: 'everyone', label: t('coupon.everyone', 'Everyone') },
          { value: 'newcomers', label: t('coupon.firstBookingOnly', 'First booking only') },
        ]}
        value={terms.audience}
        onChange={(value) => change({ audience: value === 'newcomers' ? value : 'everyone' })}
      />
      <MultiSelect
        label={t('coupon.cities', 'Cities')}
        placeholder={terms.cityCodes ? '' : t('coupon.allCities', 'All cities')}
        searchable
        clearable
        filter={({ options }) => options}
        data={withChosen(cities, chosen)}
        value={[...(terms.cityCodes ?? [])]}
        error={errors['cityCodes']}
        onSearchChange={onType}
        onChange={(cityCodes) => {
          setSeen(withChosen(cities, seen));
          change({ cityCodes: orNull(cityCodes) });
        }}
      />
      <MultiSelect
        label={t('common.categories', 'Categories')}
        placeholder={terms.categoryIds ? '' : t('coupon.allServices', 'All services')}
        searchable
        clearable
        data={categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }))}
        value={[...(terms.categoryIds ?? [])]}
        error={errors['categoryIds']}
        onChange={(categoryIds) => change({ categoryIds: orNull(categoryIds) })}
      />
      <Checkbox
        label={t('coupon.shownAtCheckout', 'Shown at checkout')}
        description={t('coupon.ifOffOnlyPeopleWith', 'If off, only people with the code can use it.')}
        checked={terms.isListed}
        onChange={(event) => change({ isListed: event.currentTarget.checked })}
        mt={{ base: 0, xs: 26 }}
      />
    </SimpleGrid>
  );
}

/** When one may book with it, and how often. */
export function LimitFields({ terms, errors, change }: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DayField
        label={t('common.firstDay', 'First day')}
        description={t('coupon.theDayOfBookingIndia', 'The day of booking, India time.')}
        required
        day={terms.fromDay}
        error={errors['fromDay']}
        onChange={(day) => change({ fromDay: day ?? '' })}
      />
      <DayField
        label={t('common.lastDayOptional', 'Last day (optional)')}
        description={t('common.optionalLeaveEmptyForNo', 'Leave empty for no end date.')}
        day={terms.toDay}
        least={terms.fromDay}
        error={errors['toDay']}
        onChange={(toDay) => change({ toDay })}
      />
      <NumberInput
        label={t('coupon.totalBookingsOptional', 'Total bookings (optional)')}
        description={t('coupon.optionalLeaveEmptyForNo', 'Leave empty for no limit.')}
        min={1}
        allowDecimal={false}
        hideControls
        thousandSeparator=","
        thousandsGroupStyle="lakh"
        value={terms.totalLimit ?? ''}
        error={errors['totalLimit']}
        onChange={(value) => change({ totalLimit: value === '' ? null : Number(value) })}
      />
      <NumberInput
        label={t('coupon.bookingsPerCustomer', 'Bookings per customer')}
        description={t('coupon.cancelledBookingsDontCount', 'Cancelled bookings don’t count.')}
        required
        min={1}
        allowDecimal={false}
        hideControls
        value={terms.personLimit}
        error={errors['personLimit']}
        onChange={(value) => change({ personLimit: Number(value) })}
      />
    </SimpleGrid>
  );
}
