import type { PayslipRow } from '@nukkad/contract/people/payroll/payroll.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { payslipsAddress, usePayslips } from './payroll.queries.ts';
import { lineName, statusNames, warningNames } from './payroll-words.ts';

type Voice = ReturnType<typeof useTranslation>;

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

const columnsOf = (voice: Voice): readonly Column<PayslipRow>[] => {
  const { t, locale } = voice;
  return [
    told('name', t('party.name', 'Name'), ({ fullName }) => fullName, {
      ...heading,
      cell: ({ payslipId, fullName }) => (
        <Link to={`/payslips/${payslipId}`} translate="no">
          {fullName}
        </Link>
      ),
    }),
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
  ];
};

/** Everyone in a payroll, by name; as a register in a spreadsheet. */
export function PayrollPeople({ runId }: { runId: string }) {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(payslipsAddress);
  const only = (key: 'changed' | 'warned' | 'unpaid', label: string) => ({
    kind: 'choice' as const,
    key,
    label,
    options: [{ value: 'true', label: t('payroll.only', 'Only these') }],
  });
  return (
    <Section title={t('payroll.payslips', 'Payslips')}>
      <Listing<PayslipRow>
        name="payslips"
        label={t('payroll.list', 'Payslips of the month')}
        asked={asked}
        fields={[
          only('changed', t('payroll.filter.changed', 'Changed')),
          only('warned', t('payroll.filter.warned', 'To check')),
          only('unpaid', t('payroll.filter.unpaid', 'Not paid')),
        ]}
        columns={columnsOf(voice)}
        pages={usePayslips({ runId }, asked.filters)}
        keyOf={({ payslipId }) => payslipId}
        nameOf={({ fullName }) => fullName}
        sheet={{ list: 'payroll_register', filters: { runId, ...asked.filters } }}
        empty={<p>{t('payroll.noPayslips', 'No payslips here.')}</p>}
      />
    </Section>
  );
}
