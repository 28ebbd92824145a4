import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const whose: Whose = (userId) =>
  sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`;
const kept = { why: 'accounts', years: 8 } as const;

/** Books of the employer: salaries and taxes are kept by law, numbers that are not needed any more are taken out. */
export const payrollPersonal: PersonalPort = {
  tables: [
    {
      table: 'income_tax_claim',
      title: 'What you declared for income tax',
      whose,
      without: ['organisation_id', 'landlord_pan_sealed', 'reviewed_by', 'version'],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'income_tax_perquisite',
      title: 'What you had from your employer beside the pay',
      whose,
      without: ['organisation_id', 'created_by', 'version'],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'income_tax_choice',
      title: 'Tax regimes you chose',
      whose,
      without: ['organisation_id', 'version'],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'salary_payment',
      title: 'Salaries that were paid to you',
      whose,
      without: [
        'organisation_id',
        'provider',
        'check_id',
        'fund_account_id',
        'provider_payout_id',
        'paid_by',
        'version',
      ],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'payslip',
      title: 'Your payslips',
      whose,
      without: ['organisation_id', 'is_own_change', 'warnings'],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'payslip_line',
      title: 'Lines of your payslips',
      whose: (userId) =>
        sql`t.payslip_id in (select p.payslip_id from payslip p join staff_member s using (staff_id) where s.user_id = ${userId})`,
      without: ['organisation_id'],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'payroll_entry',
      title: 'What was entered for your salary',
      whose,
      without: ['organisation_id', 'created_by'],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'payroll_absence',
      title: 'Days without a check-in that stayed unpaid',
      whose,
      without: ['organisation_id', 'decided_by'],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'employee_salary',
      title: 'What you were paid',
      whose,
      without: ['organisation_id', 'created_by'],
      erasure: { kind: 'keep', kept },
    },
    {
      table: 'payroll_profile',
      title: 'What the law asks for your salary',
      whose,
      without: ['organisation_id', 'version'],
      erasure: { kind: 'keep', kept },
    },
  ],
};
