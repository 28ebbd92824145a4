import type { FilterField } from '@nukkad/lists/filter-field';
import { PersonSelect } from '../../nouns/person/person-select.tsx';
import { t } from '../../platform/words.ts';
import { ThingField } from './thing-field.tsx';

const areas = [
  { value: 'admin.', label: t('audit.area.admin', 'Admin login') },
  { value: 'account.', label: t('common.people', 'People') },
  { value: 'partner.', label: t('common.partners', 'Partners') },
  { value: 'staff.', label: t('audit.area.team', 'Teams') },
  { value: 'catalog.', label: t('common.catalogue', 'Catalogue') },
  { value: 'price.', label: t('common.cityPrices', 'City prices') },
  { value: 'coupon.', label: t('common.offers', 'Offers') },
  { value: 'booking.', label: t('common.bookings', 'Bookings') },
  { value: 'payment.', label: t('common.payments', 'Payments') },
  { value: 'list.', label: t('audit.area.exports', 'Exports') },
  { value: 'audit.', label: t('common.auditLog', 'Audit log') },
];

/** How the log is filtered: by person, act, thing and day. */
export const auditFields: readonly FilterField[] = [
  {
    kind: 'drawn',
    key: 'personId',
    label: t('audit.person', 'Person'),
    draw: (value, onChange) => (
      <PersonSelect label={t('audit.person', 'Person')} value={value} onChange={onChange} />
    ),
  },
  { kind: 'choice', key: 'action', label: t('audit.area', 'Area'), options: areas },
  {
    kind: 'drawn',
    key: 'subjectId',
    label: t('audit.id', 'ID'),
    draw: (value, onChange) => <ThingField value={value} onChange={onChange} />,
  },
  { kind: 'day', key: 'from', label: t('audit.from', 'From') },
  { kind: 'day', key: 'to', label: t('audit.to', 'To') },
];
