import { bankAccountBody } from '@nukkad/contract/identity/partner/partner.model';
import type { EmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.model';
import type { ReactNode } from 'react';
import { BankAccountFields } from '../../nouns/bank-account/bank-account-fields.tsx';
import { BankCode } from '../../nouns/bank-account/bank-code.tsx';
import { bankState } from '../../nouns/bank-account/bank-state.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './employee-file.module.css';
import { useGiveBank, useVerifySalaryBank } from './employee-file.queries.ts';

function BankForm({ file, onDone }: { file: EmployeeFile; onDone: () => void }) {
  const { t } = useTranslation();
  const give = useGiveBank();
  return (
    <SentFields
      save={t('employeeFile.bank.save', 'Save account')}
      send={give}
      initial={{ holderName: file.bank?.holderName ?? file.fullName, accountNumber: '', ifsc: '' }}
      schema={bankAccountBody}
      onSent={onDone}
    >
      {({ fields, errors, change }) => (
        <>
          <p className={styles.lead}>
            {t('employeeFile.bank.lead', 'Your salary is paid into this account. We send ₹1 to verify it.')}
          </p>
          <BankAccountFields fields={fields} errors={errors} change={change} />
        </>
      )}
    </SentFields>
  );
}

function Account({ bank }: { bank: NonNullable<EmployeeFile['bank']> }) {
  const { t } = useTranslation();
  return (
    <>
      <Paragraph breaks>
        <b>{bank.bankName}</b>
        <br />
        {t('bankAccount.end', 'Account ending in {{end}}', { end: bank.accountLast4 })} · {bank.ifsc}
        <br />
        <span translate="no">{bank.holderName}</span>
      </Paragraph>
      <p role="status" className={bank.check === 'verified' ? styles.good : styles.lead}>
        {bankState(t, bank.check)}
      </p>
    </>
  );
}

/** Where the salary is paid; the person alone sets it. `trial`: where the bank's message is read in a trial installation. */
export function BankPart({ file, trial }: { file: EmployeeFile; trial: ReactNode }) {
  const { t } = useTranslation();
  const link = useDialogLink('bank');
  const verify = useVerifySalaryBank();
  const { bank, can, fullName } = file;
  return (
    <Card>
      <Section title={t('employeeFile.bank', 'Salary account')}>
        {bank ? (
          <Account bank={bank} />
        ) : (
          <p className={styles.lead}>
            {can.giveBank
              ? t('employeeFile.bank.none', 'Add the account that your salary is paid into.')
              : t(
                  'employeeFile.bank.theirs',
                  'No account yet. {{name}} adds it in the app; no one else can.',
                  {
                    name: fullName,
                  },
                )}
          </p>
        )}
        {can.verifyBank && <BankCode trial={trial} verify={verify.mutateAsync} />}
        {can.giveBank && (
          <Acts>
            <ButtonLink {...link} tone={bank ? 'plain' : 'neel'}>
              {bank
                ? t('employeeFile.bank.other', 'Use another account')
                : t('employeeFile.bank.add', 'Add bank account')}
            </ButtonLink>
          </Acts>
        )}
      </Section>
      {can.giveBank && (
        <UrlModal name="bank" title={t('employeeFile.bank', 'Salary account')}>
          {(close) => <BankForm file={file} onDone={close} />}
        </UrlModal>
      )}
    </Card>
  );
}
