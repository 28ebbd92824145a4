import { seenOfPayroll, seenOfSalaries, paySalaries } from '@nukkad/contract/people/payroll/payroll.api';
import { type PayrollRunDetail, payMethods } from '@nukkad/contract/people/payroll/payroll.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useConfirmPayroll, useMovePayroll, useSalariesToPay } from './payroll.queries.ts';
import { methodNames, monthName } from './payroll-words.ts';

type Asked = { readonly run: PayrollRunDetail; readonly dialog: OpenDialog };
type PayMethod = (typeof payMethods)[number];

function Confirm({ run, dialog }: Asked) {
  const { t, plural, locale } = useTranslation();
  const confirm = useConfirmPayroll(run.runId);
  const people = plural('payroll.people', run.people, { one: '{{count}} person', other: '{{count}} people' });
  return (
    <Question
      dialog={dialog}
      title={
        run.settlementOf
          ? t('payroll.confirm.settlement', 'Confirm the final settlement of {{name}}?', {
              name: run.settlementOf.fullName,
            })
          : t('payroll.confirm.title', 'Confirm the payroll for {{month}}?', {
              month: monthName(run.month, locale),
            })
      }
      consequences={[
        t('payroll.confirm.sum', '{{people}} get {{amount}} in total.', {
          people,
          amount: formatMoney(run.net, locale),
        }),
        run.can.check
          ? t('payroll.confirm.second', 'Your own pay changed, so someone else must confirm it too.')
          : t('payroll.confirm.read', 'Everyone can read their payslip.'),
        t('payroll.confirm.frozen', 'You can’t change it after that.'),
      ]}
      confirm={t('payroll.confirm', 'Confirm payroll')}
      send={confirm}
      request={(seen) => seen(seenOfPayroll(run))}
      said={t('payroll.confirm.done', 'Payroll confirmed')}
    />
  );
}

function Discard({ run: { runId, version }, dialog }: Asked) {
  const { t } = useTranslation();
  const move = useMovePayroll(runId);
  return (
    <Question
      dialog={dialog}
      danger
      title={t('payroll.discard.title', 'Discard this payroll?')}
      consequences={[
        t('payroll.discard.follows', 'Its payslips are deleted. You can start the month again.'),
      ]}
      confirm={t('payroll.discard', 'Discard')}
      send={move}
      request={{ version, verb: 'discard' }}
    />
  );
}

function Pay({ run, dialog }: Asked) {
  const { t, plural, locale } = useTranslation();
  const { data: toPay } = useSalariesToPay(run.runId);
  const offered = payMethods.filter((one) => one !== 'payout' || run.can.payout);
  const people = plural('payroll.people', toPay?.people ?? 0, {
    one: '{{count}} person',
    other: '{{count}} people',
  });
  const amount = formatMoney(toPay?.amount ?? 0, locale);
  const initial: { method: PayMethod; reference: string } = { method: 'bank', reference: '' };
  const isPayout = ({ method }: { readonly method: PayMethod }) => method === 'payout';
  return (
    <FilledQuestion
      dialog={dialog}
      title={t('payroll.pay', 'Pay salaries')}
      consequences={(typed) => [
        isPayout(typed)
          ? t('payroll.pay.payout', '{{amount}} leaves your balance for {{people}}.', { amount, people })
          : t('payroll.pay.mark', '{{people}} are marked as paid, {{amount}} in total.', { amount, people }),
        t('payroll.pay.told', 'We’ll notify each person.'),
      ]}
      confirm={(typed) =>
        isPayout(typed) ? t('payroll.pay.send', 'Send') : t('payroll.pay.markDo', 'Mark as paid')
      }
      send={useSend(paySalaries)}
      initial={initial}
      request={({ method, reference }, seen) =>
        toPay && toPay.people > 0
          ? { runId: run.runId, method, ...(reference && { reference }), seen: seen(seenOfSalaries(toPay)) }
          : null
      }
      said={(_, typed) =>
        isPayout(typed) ? t('payroll.pay.sent', 'Payouts requested') : t('payroll.pay.done', 'Marked as paid')
      }
    >
      {({ typed, change }) => (
        <>
          <SelectField
            label={t('payroll.pay.method', 'How?')}
            value={typed.method}
            options={offered.map((value) => ({ value, label: methodNames[value](t) }))}
            onChange={({ target }) =>
              change({ method: payMethods.find((one) => one === target.value) ?? 'bank' })
            }
          />
          {!isPayout(typed) && (
            <TextField
              label={
                typed.method === 'cash'
                  ? t('payroll.pay.reference.optional', 'Reference (optional)')
                  : t('payroll.pay.reference', 'Reference, e.g. the number of the transfer')
              }
              name="reference"
              value={typed.reference}
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) => change({ reference: target.value })}
            />
          )}
          {isPayout(typed) && toPay?.balance != null && (
            <p>
              {t('payroll.pay.balance', 'Your balance is {{amount}}.', {
                amount: formatMoney(toPay.balance, locale),
              })}
            </p>
          )}
        </>
      )}
    </FilledQuestion>
  );
}

/** What is asked behind `?dialog=confirm`, `?dialog=pay` and `?dialog=discard`. */
export function PayrollDialogs({ run }: { run: PayrollRunDetail }) {
  const confirm = useUrlDialog('confirm');
  const pay = useUrlDialog('pay');
  const discard = useUrlDialog('discard');
  const { can } = run;
  if (confirm.opened && (can.confirm || can.check || can.approve))
    return <Confirm run={run} dialog={confirm} />;
  if (pay.opened && can.pay) return <Pay run={run} dialog={pay} />;
  if (discard.opened && can.discard) return <Discard run={run} dialog={discard} />;
  return null;
}
