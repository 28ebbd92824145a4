import type { SalariedUser } from '@nukkad/contract/people/payroll/salary-structure.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { search } from '@nukkad/lists/fields';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { SalaryDialog } from './salary-dialog.tsx';
import { peopleAddress, useSalaried } from './salary.queries.ts';
import { monthName } from './payroll-words.ts';
import { Row } from '../../ui/page/parts.tsx';

type Voice = ReturnType<typeof useTranslation>;

function Acts({ person: { staffId, can, salary } }: { person: SalariedUser }) {
  const { t } = useTranslation();
  const set = useDialogLink('salary', { staffId });
  const tax = useDialogLink('tax', { staffId });
  if (!can.set) return null;
  return (
    <Row as="span" gap={0.75} above={0.75} below={0.75}>
      <ButtonLink {...set} small tone="plain">
        {salary ? t('salary.change', 'Change salary') : t('salary.set', 'Set salary')}
      </ButtonLink>
      <ButtonLink {...tax} small tone="quiet">
        {t('salary.tax', 'PF and tax')}
      </ButtonLink>
    </Row>
  );
}

const columnsOf = ({ t, locale }: Voice): readonly Column<SalariedUser>[] => [
  told('name', t('party.name', 'Name'), ({ fullName }) => fullName, heading),
  told(
    'monthly',
    t('salary.monthly', 'Monthly pay'),
    ({ salary }) => (salary ? formatMoney(salary.monthly, locale) : t('salary.none', 'Not set')),
    { figures: true, card: 'corner', width: '9rem' },
  ),
  told('structure', t('salary.structure', 'Structure'), ({ salary }) => salary?.structureName ?? '', {
    width: '11rem',
  }),
  told(
    'from',
    t('salary.from', 'From'),
    ({ salary }) => (salary ? monthName(salary.validFrom, locale) : ''),
    { width: '10rem' },
  ),
  {
    id: 'acts',
    title: t('book.acts', 'Actions'),
    cell: (person) => <Acts person={person} />,
    fixed: true,
    card: 'foot',
    width: '17rem',
  },
];

/** Who is paid what, with the forms behind `?dialog=salary` and `?dialog=tax`. */
export function SalariedList() {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(peopleAddress);
  const pages = useSalaried(asked.filters.search);
  const salary = useUrlDialog('salary', ['staffId']);
  const tax = useUrlDialog('tax', ['staffId']);
  const id = salary.get('staffId') ?? tax.get('staffId');
  const person = pages.data?.pages.flatMap(({ items }) => items).find(({ staffId }) => staffId === id);
  return (
    <>
      <Listing<SalariedUser>
        name="salaries"
        label={t('salary.people', 'People')}
        asked={asked}
        fields={[search(t('salary.search', 'Name'), 'search')]}
        columns={columnsOf(voice)}
        pages={pages}
        keyOf={({ staffId }) => staffId}
        nameOf={({ fullName }) => fullName}
        empty={<p>{t('salary.noPeople', 'Invite your team first. People appear here once they join.')}</p>}
      />
      {person?.can.set && salary.opened && <SalaryDialog person={person} dialog={salary} />}
      {person?.can.set && tax.opened && <ProfileDialog person={person} dialog={tax} />}
    </>
  );
}
