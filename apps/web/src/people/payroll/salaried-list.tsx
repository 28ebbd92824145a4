import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { listSalariedUsers, salariedQuery } from '@nukkad/contract/people/payroll/salary-structure.api';
import type { SalariedUser } from '@nukkad/contract/people/payroll/salary-structure.model';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { search } from '@nukkad/lists/fields';
import { acts } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { monthName } from './payroll-words.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { SalaryDialog } from './salary-dialog.tsx';

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

function Dialogs({ rows }: { rows: readonly SalariedUser[] }) {
  const salary = useUrlDialog('salary', ['staffId']);
  const tax = useUrlDialog('tax', ['staffId']);
  const id = salary.get('staffId') ?? tax.get('staffId');
  const person = rows.find(({ staffId }) => staffId === id);
  return (
    <>
      {person?.can.set && salary.opened && <SalaryDialog person={person} dialog={salary} />}
      {person?.can.set && tax.opened && <ProfileDialog person={person} dialog={tax} />}
    </>
  );
}

/** Who is paid what, with the forms behind `?dialog=salary` and `?dialog=tax`. */
export const SalariedList = listPart(listSalariedUsers, {
  name: 'salaries',
  label: ({ t }) => t('salary.people', 'People'),
  address: listAddress(salariedQuery.shape, ['search'], {}),
  pageSize: maximumPageSize,
  fields: ({ t }) => [search(t('salary.search', 'Name'), 'search')],
  keyOf: ({ staffId }) => staffId,
  nameOf: ({ fullName }) => fullName,
  columns: ({ t, locale }) => [
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
    acts(t('book.acts', 'Actions'), '17rem', (person) => <Acts person={person} />),
  ],
  empty: ({ t }) => (
    <p>{t('salary.noPeople', 'Invite your team first. People appear here once they join.')}</p>
  ),
  dialogs: ({ rows }) => <Dialogs rows={rows} />,
});
