import { seenOfPayroll, seenOfSalaries } from '@nukkad/contract/people/payroll/payroll.api';
import { type PayrollRunDetail, payMethods } from '@nukkad/contract/people/payroll/payroll.model';
import { useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useConfirmPayroll, useMovePayroll, usePaySalaries, useSalariesToPay } from './payroll.queries.ts';
import { methodNames, monthName } from './payroll-words.ts';

type Asked = { readonly run: PayrollRunDetail; readonly onClose: () => void };

function Confirm({ run, onClose }: Asked) {
  const { t, plural, locale } = useTranslation();
  const [key, setKey] = useState(newIdempotencyKey);
  const confirm = useConfirmPayroll(run.runId, key);
  const people = plural('payroll.people', run.people, { one: '{{count}} person', other: '{{count}} people' });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
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
      onConfirm={async (reviewed) => {
        await confirm
          .mutateAsync(withShownSince(seenOfPayroll(run), reviewed))
          .finally(() => setKey(newIdempotencyKey()));
        toast.success(t('payroll.confirm.done', 'Payroll confirmed'));
      }}
    />
  );
}

function Discard({ run: { runId, version }, onClose }: Asked) {
  const { t } = useTranslation();
  const move = useMovePayroll(runId);
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('payroll.discard.title', 'Discard this payroll?')}
      consequences={[
        t('payroll.discard.follows', 'Its payslips are deleted. You can start the month again.'),
      ]}
      confirm={t('payroll.discard', 'Discard')}
      onConfirm={() => move.mutateAsync({ version, verb: 'discard' })}
    />
  );
}

function Pay({ run, onClose }: Asked) {
  const { t, plural, locale } = useTranslation();
  const [key, setKey] = useState(newIdempotencyKey);
  const [method, setMethod] = useState<(typeof payMethods)[number]>('bank');
  const [reference, setReference] = useState('');
  const { data: toPay } = useSalariesToPay(run.runId);
  const pay = usePaySalaries(key);
  const offered = payMethods.filter((one) => one !== 'payout' || run.can.payout);
  const isPayout = method === 'payout';
  const people = plural('payroll.people', toPay?.people ?? 0, {
    one: '{{count}} person',
    other: '{{count}} people',
  });
  const amount = formatMoney(toPay?.amount ?? 0, locale);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('payroll.pay', 'Pay salaries')}
      consequences={[
        isPayout
          ? t('payroll.pay.payout', '{{amount}} leaves your balance for {{people}}.', { amount, people })
          : t('payroll.pay.mark', '{{people}} are marked as paid, {{amount}} in total.', { amount, people }),
        t('payroll.pay.told', 'We’ll notify each person.'),
      ]}
      confirm={isPayout ? t('payroll.pay.send', 'Send') : t('payroll.pay.markDo', 'Mark as paid')}
      disabled={!toPay || toPay.people === 0}
      onConfirm={async (reviewed) => {
        const seen = withShownSince(seenOfSalaries(toPay ?? { people: 0, amount: 0 }), reviewed);
        await pay
          .mutateAsync({ runId: run.runId, method, ...(reference && { reference }), seen })
          .finally(() => setKey(newIdempotencyKey()));
        toast.success(
          isPayout ? t('payroll.pay.sent', 'Payouts requested') : t('payroll.pay.done', 'Marked as paid'),
        );
      }}
    >
      <SelectField
        label={t('payroll.pay.method', 'How?')}
        value={method}
        options={offered.map((value) => ({ value, label: methodNames[value](t) }))}
        onChange={({ target }) => setMethod(payMethods.find((one) => one === target.value) ?? 'bank')}
      />
      {!isPayout && (
        <TextField
          label={
            method === 'cash'
              ? t('payroll.pay.reference.optional', 'Reference (optional)')
              : t('payroll.pay.reference', 'Reference, e.g. the number of the transfer')
          }
          name="reference"
          value={reference}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      {isPayout && toPay?.balance != null && (
        <p>
          {t('payroll.pay.balance', 'Your balance is {{amount}}.', {
            amount: formatMoney(toPay.balance, locale),
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** What is asked behind `?dialog=confirm`, `?dialog=pay` and `?dialog=discard`. */
export function PayrollDialogs({ run }: { run: PayrollRunDetail }) {
  const confirm = useUrlDialog('confirm');
  const pay = useUrlDialog('pay');
  const discard = useUrlDialog('discard');
  const { can } = run;
  if (confirm.opened && (can.confirm || can.check || can.approve))
    return <Confirm run={run} onClose={confirm.close} />;
  if (pay.opened && can.pay) return <Pay run={run} onClose={pay.close} />;
  if (discard.opened && can.discard) return <Discard run={run} onClose={discard.close} />;
  return null;
}
