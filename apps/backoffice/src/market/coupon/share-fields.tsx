import { Checkbox, NumberInput, Select, SimpleGrid } from '@mantine/core';
import { listOfficePartners } from '@nukkad/contract/market/partnership/office-partner.api';
import { useTyped } from '../../platform/use-typed.ts';
import { t } from '../../platform/words.ts';
import type { FieldsProps } from './worth-fields.tsx';

/** With which partner it counts, what that partner bears of it, and whether another offer may be used with it. */
export function ShareFields({
  terms,
  errors,
  change,
  partnerName,
}: FieldsProps & {
  /** Of the partner that it names already. */
  readonly partnerName: string | null;
}) {
  const { rows, onType } = useTyped(listOfficePartners, 20);
  const partners = rows.map(({ organisationId, companyName }) => ({
    value: organisationId,
    label: companyName,
  }));
  const chosen = terms.organisationId ?? null;
  const known = chosen && partnerName ? [{ value: chosen, label: partnerName }] : [];
  const isKnown = (value: string) => known.some((one) => one.value === value);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Select
        label={t('coupon.partnerOptional', 'Only with this partner (optional)')}
        placeholder={t('coupon.everyPartner', 'Every partner')}
        searchable
        clearable
        filter={({ options }) => options}
        data={[...known, ...partners.filter(({ value }) => !isKnown(value))]}
        value={chosen}
        error={errors['organisationId']}
        onSearchChange={onType}
        onChange={(organisationId) =>
          change({ organisationId, ...(organisationId === null && { partnerPercent: 0 }) })
        }
      />
      <NumberInput
        label={t('coupon.partnerShare', 'Partner’s share of the discount')}
        description={t('coupon.partnerShareAbout', 'Above 0%, it starts once the partner agrees.')}
        suffix="%"
        min={0}
        max={100}
        allowDecimal={false}
        hideControls
        disabled={chosen === null}
        value={terms.partnerPercent ?? 0}
        error={errors['partnerPercent']}
        onChange={(value) => change({ partnerPercent: Number(value) })}
      />
      <Checkbox
        label={t('coupon.stacks', 'Can be combined')}
        description={t('coupon.stacksAbout', 'With one of a partner, or one of ours.')}
        checked={terms.stacks ?? false}
        onChange={(event) => change({ stacks: event.currentTarget.checked })}
      />
    </SimpleGrid>
  );
}
