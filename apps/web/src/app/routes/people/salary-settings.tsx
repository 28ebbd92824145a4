import { SettingForm } from '../../../people/payroll/setting-form.tsx';
import { SalaryFrame } from '../../../people/payroll/salary-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('salary.settings', 'Settings'), noindex: true }));

export default function SalarySettings() {
  return (
    <SalaryFrame>
      <SettingForm />
    </SalaryFrame>
  );
}
