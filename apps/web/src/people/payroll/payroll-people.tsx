import { listSalaries, payslipQuery } from '@nukkad/contract/people/payroll/payroll.api';
import type { PayslipRow } from '@nukkad/contract/people/payroll/payroll.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { type Voice, listPartOf } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { lineName, statusNames, warningNames } from './payroll-words.ts';

const mostReasons = 2;

/** The difference from the month before, with its largest reasons. */
function changeWords({ before, isSettlement, net, changes }: PayslipRow, { t, locale }: Voice): string {
  if (isSettlement) return '';
  if (before === null) return t('payroll.new', 'New');
  if (before === net) return '';
  const sign = net > before ? '+' : '−';
  const reasons = changes.slice(0, mostReasons).map((change) => lineName(change, t, locale));
  return `${sign}${formatMoney(Math.abs(net - before), locale)} · ${reasons.join(', ')}`;
}

function paidWords({ payment }: PayslipRow, { t }: Voice): string {
  if (!payment) return '';
  if (payment.status === 'PAID') return statusNames.Paid(t);
  return payment.status === 'FAILED'
    ? t('payroll.payment.failed', 'Payment failed')
    : t('payroll.payment.open', 'On its way');
}

const only = (t: Voice['t'], key: string, label: string) =>
  choice(key, label, ['true'], { true: t('payroll.only', 'Only these') });

const Payslips = listPartOf(listSalaries, ({ runId }: { runId: string }) => runId, {
  name: 'payslips',
  label: ({ t }) => t('payroll.list', 'Payslips of the month'),
  address: listAddress(payslipQuery.shape, ['changed', 'warned', 'unpaid', 'absent'], {}),
  query: (filters, runId) => ({ runId, ...filters }),
  fields: ({ t }) => [
    only(t, 'changed', t('payroll.filter.changed', 'Changed')),
    only(t, 'warned', t('payroll.filter.warned', 'To check')),
    only(t, 'unpaid', t('payroll.filter.unpaid', 'Not paid')),
  ],
  keyOf: ({ payslipId }) => payslipId,
  nameOf: ({ fullName }) => fullName,
  columns: ({ t, locale, voice }) => [
    nameLink(
      'name',
      t('party.name', 'Name'),
      ({ fullName }) => fullName,
      ({ payslipId }) => `/payslips/${payslipId}`,
    ),
    told('net', t('payslip.net', 'Net pay'), ({ net }) => formatMoney(net, locale), {
      figures: true,
      card: 'corner',
      width: '9rem',
    }),
    told('change', t('payroll.change', 'Change'), (row) => changeWords(row, voice), { width: '18rem' }),
    told(
      'warnings',
      t('payroll.check', 'Check'),
      ({ warnings }) => warnings.map((warning) => warningNames[warning](t)).join(', '),
      { width: '14rem' },
    ),
    told('paid', t('payroll.payment', 'Payment'), (row) => paidWords(row, voice), { width: '9rem' }),
  ],
  sheet: 'payroll_register',
  empty: ({ t }) => <p>{t('payroll.noPayslips', 'No payslips here.')}</p>,
});

/** Everyone in a payroll, by name; as a register in a spreadsheet. */
export function PayrollPeople({ runId }: { runId: string }) {
  const { t } = useTranslation();
  return (
    <Section title={t('payroll.payslips', 'Payslips')}>
      <Payslips runId={runId} />
    </Section>
  );
}
