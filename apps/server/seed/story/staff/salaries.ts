/** Salaries: what they are made of, and the payroll of each month, paid on the second of the next one. */
import {
  beginPayroll,
  confirmPayroll,
  decideAbsences,
  getPayroll,
  getSalariesToPay,
  listSalaries,
  paySalaries,
  seenOfPayroll,
  seenOfSalaries,
} from '@nukkad/contract/people/payroll/payroll.api';
import type { PayrollRunDetail } from '@nukkad/contract/people/payroll/payroll.model';
import {
  editPayrollProfile,
  editPayrollSetting,
  setSalary,
  writeSalaryStructure,
} from '@nukkad/contract/people/payroll/salary-structure.api';
import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { Member } from './crew.ts';
import { type Office, key } from './office.ts';
import { monthsBetween } from './working-days.ts';

const earning = { type: 'EARNING', isWages: false } as const;
const components: SalaryComponent[] = [
  {
    ...earning,
    code: 'BASIC',
    name: 'Basic pay',
    isWages: true,
    calculation: 'Percentage',
    base: 'MONTHLY',
    percent: 50,
  },
  {
    ...earning,
    code: 'HRA',
    name: 'House rent allowance',
    calculation: 'Percentage',
    base: 'BASIC',
    percent: 40,
  },
  {
    ...earning,
    code: 'SPECIAL',
    name: 'Special allowance',
    calculation: 'Inclusive',
    formula: 'MONTHLY - BASIC - HRA',
  },
];
const paidOnMinute = 10 * 60 + 30;
/** Made up: no establishment has them. */
const registered = { pfNumber: 'KABNG0012345000', esiNumber: '53000123450000999' };
const raisePercent = 8;

async function setPay(office: Office, { staffId, rupees, isProfessional }: Member, terms: object) {
  const body = {
    staffId,
    structureId: '',
    monthly: rupees * 100,
    commissionPercent: isProfessional ? 5 : 0,
    feeSharePercent: 0,
    validFrom: `${office.from.slice(0, 7)}-01`,
    why: 'Joining',
    ...terms,
  };
  await office.asOwner(setSalary, { body, ...key() });
}

export async function setSalaries(office: Office): Promise<void> {
  const { crew, from, asOwner } = office;
  await asOwner(editPayrollSetting, {
    body: {
      stateCode: 'KA',
      ...registered,
      deductsProfessionalTax: true,
      paysLabourWelfare: true,
      deductsTax: true,
    },
  });
  const validFrom = `${from.slice(0, 7)}-01`;
  const body = { name: 'Team', validFrom, components };
  const { structureId } = await asOwner(writeSalaryStructure, { body, ...key() });
  for (const member of crew) {
    const { staffId } = member;
    await setPay(office, member, { structureId });
    await asOwner(editPayrollProfile, {
      body: {
        staffId,
        stateCode: '',
        gender: '',
        providentFund: 'ceiling',
        hasPension: true,
        isDisabled: false,
        deductsTax: true,
      },
    });
  }
  planRaise(office, structureId);
}

/** In the middle of what is told the lead of the field work is paid more. */
function planRaise(office: Office, structureId: string): void {
  const months = monthsBetween(office.from, office.today);
  const validFrom = months[Math.ceil(months.length / 2)];
  const [, lead] = office.crew;
  if (!lead || validFrom === undefined) return;
  const rupees = Math.round((lead.rupees * (100 + raisePercent)) / 100);
  office.plan(istInstant(validFrom, 9 * 60), () =>
    setPay(office, { ...lead, rupees }, { structureId, validFrom, why: 'Yearly raise' }),
  );
}

/** Days before someone’s first check-in stay unpaid. */
async function decided(office: Office, runId: string): Promise<PayrollRunDetail> {
  const { asOwner } = office;
  const run = await asOwner(getPayroll, { params: { runId } });
  if (run.undecided === 0) return run;
  const { items } = await asOwner(listSalaries, { query: { runId, absent: 'true', limit: 50 } });
  const decisions = items.flatMap(({ staffId, absence }) =>
    absence && !absence.isDecided ? [{ staffId, days: absence.days, as: 'unpaid' as const }] : [],
  );
  await asOwner(decideAbsences, { params: { runId }, body: { version: run.version, decisions } });
  return asOwner(getPayroll, { params: { runId } });
}

async function pay(office: Office, runId: string, month: string): Promise<void> {
  const { asOwner } = office;
  const run = await decided(office, runId);
  await asOwner(confirmPayroll, { params: { runId }, body: { seen: seenOfPayroll(run) }, ...key() });
  const toPay = await asOwner(getSalariesToPay, { query: { runId } });
  if (toPay.people === 0) return;
  const reference = `NEFT ${month.slice(0, 7)}`;
  await asOwner(paySalaries, {
    body: { runId, method: 'bank', reference, seen: seenOfSalaries(toPay) },
    ...key(),
  });
}

const payday = (month: string) =>
  istInstant(addDays(`${addDays(month, 32).slice(0, 7)}-01`, 1), paidOnMinute);

/** The months that are over are paid; the first that is not is a draft. */
export function planSalaries(office: Office): void {
  const { plan, asOwner, present } = office;
  const draftAt = new Date(present.getTime() - 3_600_000);
  const months = monthsBetween(office.from, office.today);
  const open = months.find((month) => payday(month) >= draftAt);
  for (const month of months) {
    if (month === open) {
      plan(draftAt, () => asOwner(beginPayroll, { body: { month }, ...key() }));
      return;
    }
    plan(payday(month), async () => {
      const { runId } = await asOwner(beginPayroll, { body: { month }, ...key() });
      // Payslips are worked out behind the call.
      plan(new Date(payday(month).getTime() + 1_800_000), () => pay(office, runId, month));
    });
  }
}
