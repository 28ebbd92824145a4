import { StructureBuilder } from '../../../people/payroll/structure-builder.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/salary-structure.ts';

export const handle = page(({ t }) => ({ title: t('salary.structures', 'Structures'), noindex: true }));

export default function SalaryStructure({ params }: Route.ComponentProps) {
  return <StructureBuilder structureId={params.structureId} />;
}
