import { unassigned } from '@nukkad/contract/market/fulfilment/partner-bookings.query';
import type { FilterField } from '@nukkad/lists/filter-field';
import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { choice, day, oneOf, search } from '@nukkad/lists/fields';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useProfessionalChoices, useServiceChoices } from './partner-bookings.queries.ts';

interface Asking {
  readonly t: Translate;
  /** The first page: what one chooses from is asked for after it. */
  readonly first: object | undefined;
}

/** What the bookings can be narrowed by. A professional without the right to see all has no colleague to choose. */
export function useBookingFields({ t, first }: Asking): readonly FilterField[] {
  const isListThere = first !== undefined;
  const permissions = useSession().profile?.permissions ?? null;
  const may = (key: 'booking' | 'services') => hasFeature(permissions, { key, action: 'view' });
  const people = useProfessionalChoices(isListThere && may('booking'));
  const services = useServiceChoices(isListThere && may('services'));
  const none = { value: unassigned, label: t('waiting.professional.none', 'Not assigned yet') };
  const professionals = (people.data ?? []).map(({ staffId, fullName }) => ({
    value: staffId,
    label: fullName,
  }));
  const fields: (FilterField | false)[] = [
    search(t('partnerList.search', 'Customer, mobile or booking number')),
    day('day', t('partnerList.day', 'Day')),
    may('booking') && {
      kind: 'choice',
      key: 'staffId',
      label: t('bookingTable.professional', 'Professional'),
      options: [none, ...professionals],
    },
    may('services') &&
      oneOf('serviceId', t('partnerList.service', 'Service'), services.data, 'serviceId', 'name'),
    choice('due', t('bookingTable.payment', 'Payment'), ['true'], {
      true: t('partnerList.due', 'Still due'),
    }),
  ];
  return fields.filter((field) => field !== false);
}
