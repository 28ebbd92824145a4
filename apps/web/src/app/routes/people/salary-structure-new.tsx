import { StructureBuilder } from '../../../people/payroll/structure-builder.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('salary.structure.new', 'New salary structure'),
  noindex: true,
}));

export default function NewSalaryStructure() {
  return <StructureBuilder structureId="new" />;
}
