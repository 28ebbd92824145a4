import { HirePage } from '../../../hiring/hire/hire-page.tsx';
import { PresetField } from '../../../identity/staff/preset-field.tsx';
import { DepartmentField, ManagerField } from '../../../people/employee/place-choices.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/hire-applicant.ts';

export const handle = page(({ t }) => ({ title: t('hire.title.short', 'Hire'), noindex: true }));

export default function HireApplicant({ params }: Route.ComponentProps) {
  return (
    <HirePage
      jobId={params.jobId}
      applicationId={params.applicationId}
      team={{ department: DepartmentField, manager: ManagerField, preset: PresetField }}
    />
  );
}
