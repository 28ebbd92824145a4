import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { RowResult } from '@nukkad/lists/delayed';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { type PriceChange, changedPrices, savable } from './changed-price.ts';
import { ChangedPrices, RefusedPrices } from './changed-prices.tsx';
import { changeServices } from './own-services.queries.ts';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './change-prices.module.css';

type Typed = Omit<PriceChange, 'size'> & { readonly percent: string; readonly paise: number | null };

const untouched: Typed = { by: 'percent', direction: 'raise', percent: '', paise: null };
const mostPercent = 200;

/** Null: no size is typed, or it is no whole number up to 200 per cent. */
function changeOf({ by, direction, percent, paise }: Typed): PriceChange | null {
  if (by === 'amount') return paise === null ? null : { by, direction, size: paise };
  const size = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : 0;
  return size >= 1 && size <= mostPercent ? { by, direction, size } : null;
}

function Fields({ typed, onType }: { typed: Typed; onType: (change: Partial<Typed>) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('offer.prices.direction', 'Change')}
        value={typed.direction}
        options={[
          { value: 'raise', label: t('offer.prices.raise', 'Raise') },
          { value: 'lower', label: t('offer.prices.lower', 'Lower') },
        ]}
        onChange={({ target }) => onType({ direction: target.value === 'lower' ? 'lower' : 'raise' })}
      />
      <SelectField
        label={t('offer.prices.by', 'By')}
        value={typed.by}
        options={[
          { value: 'percent', label: t('offer.prices.percent', 'Percent') },
          { value: 'amount', label: t('offer.prices.amount', 'Amount') },
        ]}
        onChange={({ target }) => onType({ by: target.value === 'amount' ? 'amount' : 'percent' })}
      />
      {typed.by === 'percent' ? (
        <TextField
          label={t('offer.prices.percentSize', 'Percent, 1 to 200')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          data-autofocus
          value={typed.percent}
          onChange={({ target }) => onType({ percent: target.value })}
        />
      ) : (
        <MoneyField
          label={t('offer.prices.amountSize', 'Amount before tax')}
          paise={typed.paise}
          onPaise={(paise) => onType({ paise })}
        />
      )}
    </div>
  );
}

/** Raises or lowers the prices of the chosen services, after showing each before and after. Its rows are those that were chosen when it opened. */
export function ChangePricesDialog({
  rows,
  onClose,
}: {
  rows: readonly PartnerService[];
  onClose: () => void;
}) {
  const { t, plural } = useTranslation();
  const [typed, setTyped] = useState(untouched);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly RowResult[]>([]);
  const [failure, setFailure] = useState('');
  const change = changeOf(typed);
  const prices = change ? changedPrices(rows, change) : [];
  const sent = savable(prices);
  const send = async () => {
    setBusy(true);
    setFailure('');
    try {
      const results = await changeServices(sent.map(({ row, after }) => ({ row, price: after })));
      const done = results.filter(({ refusal }) => refusal === null).length;
      if (done > 0)
        toast.success(
          plural('offer.prices.done', done, {
            one: '{{count}} price changed',
            other: '{{count}} prices changed',
          }),
        );
      if (done === results.length) onClose();
      else setRefused(results.filter(({ refusal }) => refusal !== null));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  const isOver = refused.length > 0;
  return (
    <Dialog
      opened
      wide
      onClose={() => !busy && onClose()}
      title={t('offer.many.prices', 'Change prices')}
      footer={
        isOver ? (
          <Button onClick={onClose}>{t('action.close', 'Close')}</Button>
        ) : (
          <Button busy={busy} disabled={sent.length === 0} onClick={() => void send()}>
            {plural('offer.prices.confirm', sent.length, {
              one: 'Change {{count}} price',
              other: 'Change {{count}} prices',
            })}
          </Button>
        )
      }
    >
      {isOver ? (
        <RefusedPrices rows={rows} refused={refused} />
      ) : (
        <>
          <Fields typed={typed} onType={(next) => setTyped({ ...typed, ...next })} />
          <ChangedPrices prices={prices} />
          <Note size="sm" above={0.75}>
            {t('offer.prices.bookings', 'Bookings already made keep their price.')}
          </Note>
          <Refusal>{failure}</Refusal>
        </>
      )}
    </Dialog>
  );
}
