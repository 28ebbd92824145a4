import { StructureList } from '../../../people/payroll/structure-list.tsx';
import { SalaryFrame } from '../../../people/payroll/salary-frame.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('salary.structures', 'Structures'), noindex: true }));

export default function SalaryStructures() {
  const { t } = useTranslation();
  return (
    <SalaryFrame
      actions={
        <ButtonLink to="/salary/structures/new">{t('empty.no-structures.go', 'Add a structure')}</ButtonLink>
      }
    >
      <StructureList />
    </SalaryFrame>
  );
}
