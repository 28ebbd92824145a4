import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { payrollEvents } from '@nukkad/contract/people/payroll/payroll.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { findPayment } from './pay/payment.store.ts';
import type { PayrollDependencies } from './payroll.interface.ts';
import { monthText } from './returns/draw-payslip.ts';
import { listPeople } from './run/notice.store.ts';
import { findRun } from './run/run.store.ts';

interface OfRun {
  readonly facts: { readonly runId: string; readonly organisationId: string };
}
interface OfPayment {
  readonly facts: { readonly paymentId: string; readonly staffId: string; readonly organisationId: string };
}

const months = (month: string) => ({ en: monthText(month, 'en'), hi: monthText(month, 'hi') });

function reads({ partner }: PayrollDependencies) {
  const owner = async ({ facts }: OfRun | OfPayment, reader: Reader) => {
    const { organisationId } = facts;
    return person(
      (await partner.getOrganisations(reader, [organisationId])).get(organisationId)?.ownerUserId,
    );
  };
  return {
    owner,
    employee: async ({ facts }: OfPayment, reader: Reader) =>
      person((await partner.getStaff(reader, [facts.staffId])).get(facts.staffId)?.userId),
    run: async ({ facts }: OfRun, reader: Reader) => findRun(reader, facts.organisationId, facts.runId),
    payment: async ({ facts }: OfPayment, reader: Reader) => {
      const row = await findPayment(reader, facts.paymentId);
      const staff = row && (await partner.getStaff(reader, [row.staffId])).get(row.staffId);
      return row && { ...row, name: staff?.fullName ?? '' };
    },
  };
}

/** Amounts stay on the payslip: a lock screen is no place for a salary. */
function employeeNotices(deps: PayrollDependencies): readonly Notice[] {
  const { employee, run, payment } = reads(deps);
  return [
    notice('payroll.tell_employees', payrollEvents.confirmed, {
      tag: 'team',
      opens: () => screenAddress.payslips(),
      to: async ({ facts }, reader) =>
        (await listPeople(reader, facts.runId)).map((userId) => ({ userId, as: userId })),
      look: run,
      words: ({ month, staffId }) =>
        staffId === null
          ? text({
              en: `your payslip for ${months(month).en} is ready.`,
              hi: `${months(month).hi} की आपकी वेतन पर्ची तैयार है।`,
            })
          : text({ en: 'your final settlement is ready.', hi: 'आपका आख़िरी हिसाब तैयार है।' }),
    }),
    notice('salary.tell_paid', payrollEvents.paid, {
      tag: 'payments',
      weight: 'usual',
      opens: ({ payslipId }) => screenAddress.payslip(payslipId),
      to: employee,
      look: async (heard, reader) => {
        const row = await payment(heard, reader);
        return row?.status === 'PAID' ? row : null;
      },
      words: ({ month, isSettlement }) =>
        isSettlement
          ? text({ en: 'your final settlement was paid.', hi: 'आपका आख़िरी हिसाब चुका दिया गया है।' })
          : text({
              en: `your salary for ${months(month).en} was paid.`,
              hi: `${months(month).hi} का आपका वेतन दे दिया गया है।`,
            }),
    }),
  ];
}

export function payrollNotices(deps: PayrollDependencies): readonly Notice[] {
  const { owner, run, payment } = reads(deps);
  return [
    ...employeeNotices(deps),
    notice('payroll.tell_checked', payrollEvents.checked, {
      tag: 'team',
      opens: ({ runId }) => screenAddress.payroll(runId),
      to: owner,
      look: async (heard, reader) => {
        const row = await run(heard, reader);
        return row?.status === 'Needs Approval' ? row : null;
      },
      words: ({ month }) =>
        text({
          en: `the payroll for ${months(month).en} needs a second person to confirm it.`,
          hi: `${months(month).hi} के वेतन की पुष्टि किसी दूसरे व्यक्ति को करनी है।`,
        }),
    }),
    notice('salary.tell_failed', payrollEvents.payFailed, {
      tag: 'payments',
      opens: ({ runId }) => screenAddress.payroll(runId),
      to: owner,
      look: async (heard, reader) => {
        const row = await payment(heard, reader);
        return row?.status === 'FAILED' ? row : null;
      },
      words: ({ month, name }) =>
        text({
          en: `the salary of ${name} for ${months(month).en} could not be paid. Open the payroll and pay it again.`,
          hi: `${name} का ${months(month).hi} का वेतन नहीं भेजा जा सका। वेतन खोलकर फिर से दें।`,
        }),
    }),
  ];
}
