import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './bank-account.module.css';
import { useBankOf } from './ifsc.queries.ts';

interface Typed {
  readonly holderName: string;
  readonly accountNumber: string;
  readonly ifsc: string;
}

interface HolderProps {
  readonly fields: Pick<Typed, 'holderName'>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly change: (typed: Pick<Typed, 'holderName'>) => void;
}

/** In whose name it is: of a bank account and of a UPI ID. */
export function HolderField({ fields, errors, change }: HolderProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('bankAccount.holder', 'Account holder’s name')}
      name="holderName"
      autoComplete="name"
      value={fields.holderName}
      error={errors['holderName']}
      onChange={({ target }) => change({ holderName: target.value })}
    />
  );
}

interface Props {
  readonly fields: Typed;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly change: (typed: Partial<Typed>) => void;
}

/** A bank account as a person types it; the bank of its code is named below. */
export function BankAccountFields({ fields, errors, change }: Props) {
  const { t } = useTranslation();
  const { data: bank } = useBankOf(fields.ifsc);
  return (
    <>
      <HolderField fields={fields} errors={errors} change={change} />
      <TextField
        label={t('bankAccount.number', 'Account number')}
        name="accountNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={18}
        value={fields.accountNumber}
        error={errors['accountNumber']}
        onChange={({ target }) => change({ accountNumber: target.value.replace(/\D/g, '') })}
      />
      <div>
        <TextField
          label={t('bankAccount.ifsc', 'IFSC code')}
          hint={t('bankAccount.ifsc.hint', 'You’ll find it on your cheque book, e.g. HDFC0000001.')}
          name="ifsc"
          autoComplete="off"
          maxLength={11}
          value={fields.ifsc}
          error={errors['ifsc']}
          onChange={({ target }) => change({ ifsc: target.value.toUpperCase().replace(/[^A-Z0-9]/g, '') })}
        />
        <p className={styles.found} role="status">
          {bank?.ifsc === fields.ifsc ? bank.bankName : ''}
        </p>
      </div>
    </>
  );
}
