import { seenOfBankAccount } from '@nukkad/contract/market/partnership/partnership.api';
import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { bankAccountBody } from '@nukkad/contract/identity/partner/partner.model';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { BankAccountFields } from '../../nouns/bank-account/bank-account-fields.tsx';
import { BankCode } from '../../nouns/bank-account/bank-code.tsx';
import { bankState } from '../../nouns/bank-account/bank-state.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { WhatChanged } from '../../ui/state/what-changed.tsx';
import { Paragraph, Row, Stack } from '../../ui/page/parts.tsx';
import styles from './partner.module.css';
import { saveBank, useVerifyBank } from './partner.queries.ts';
import { StepFrame } from './step-frame.tsx';

function BankForm({
  holderName,
  present,
  onSaved,
}: {
  holderName: string;
  /** The account that the new one takes the place of. */
  present: PartnerProfile['bank'];
  onSaved: () => void;
}) {
  const { t } = useTranslation();
  const review = useReconfirmation();
  const form = useSentForm({
    send: (typed: z.input<typeof bankAccountBody>) =>
      saveBank({ ...typed, seen: review.seen(seenOfBankAccount(present)) }),
    initial: { holderName, accountNumber: '', ifsc: '' },
    schema: bankAccountBody,
    take: review.take,
    onSent: onSaved,
  });
  return (
    <StepFrame
      lead={t('partner.bank.lead', 'We pay your earnings into this account. Its number is stored encrypted.')}
      form={form}
      next={
        review.differences.length > 0
          ? t('changed.confirm', 'Confirm these details')
          : t('partner.bank.save', 'Save account')
      }
    >
      {review.differences.length > 0 && <WhatChanged differences={review.differences} />}
      <BankAccountFields {...form} />
    </StepFrame>
  );
}

/** The stored account and the state of its check; another one on demand. */
export function BankStep({
  profile,
  trial,
  onSaved,
}: {
  profile: PartnerProfile;
  trial: ReactNode;
  onSaved: () => void;
}) {
  const { t } = useTranslation();
  const [other, setOther] = useState(false);
  const verify = useVerifyBank();
  const { bank } = profile;
  if (!bank || other || bank.check === 'failed')
    return (
      <Stack gap={1.125} narrows>
        {bank?.check === 'failed' && (
          <p role="alert" className={styles.refused}>
            {bankState(t, bank.check)}
          </p>
        )}
        <BankForm
          holderName={bank?.holderName ?? profile.ownerName}
          present={bank}
          onSaved={() => setOther(false)}
        />
      </Stack>
    );
  return (
    <Stack gap={1.125} narrows>
      <Card quiet>
        <Paragraph breaks>
          <b>{bank.bankName}</b>
          <br />
          {t('bankAccount.end', 'Account ending in {{end}}', { end: bank.accountLast4 })} · {bank.ifsc}
          <br />
          {bank.holderName}
        </Paragraph>
        <p role="status" className={bank.check === 'verified' ? styles.found : styles.small}>
          {bankState(t, bank.check)}
        </p>
      </Card>
      {profile.can.verifyBank && <BankCode trial={trial} verify={verify.mutateAsync} />}
      <Row gap={0.75} above={0.5}>
        <Button tone={profile.can.verifyBank ? 'plain' : 'neel'} onClick={onSaved}>
          {profile.can.verifyBank ? t('partner.bank.later', 'Do it later') : t('partner.goOn', 'Continue')}
        </Button>
        <Button tone="quiet" onClick={() => setOther(true)}>
          {t('partner.bank.other', 'Use another account')}
        </Button>
      </Row>
    </Stack>
  );
}
