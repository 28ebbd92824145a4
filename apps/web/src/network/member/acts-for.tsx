import { chooseActsFor } from '@nukkad/contract/network/member/member.api';
import type { NetworkSettings } from '@nukkad/contract/network/member/member.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';

/** Staff who may act for their business choose; sent at once, as everything on the page depends on it. */
export function ActsFor({ settings: { actsFor, businessName } }: { settings: NetworkSettings }) {
  const { t } = useTranslation();
  const choose = useSend(chooseActsFor, {
    given: (next: 'self' | 'business') => ({ body: { actsFor: next } }),
    loud: true,
  });
  return (
    <RadioList
      wide
      label={t('member.actsFor', 'You take part as')}
      name="actsFor"
      options={[
        { value: 'self' as const, label: t('member.actsFor.self', 'Yourself') },
        { value: 'business' as const, label: <span translate="no">{businessName}</span> },
      ]}
      value={actsFor}
      onChange={(next) => choose.mutate(next)}
    />
  );
}
