import { personName } from '@nukkad/contract/identity/account/account.model';
import { companyName } from '@nukkad/contract/identity/partner/partner.model';
import { pincodeText } from '@nukkad/contract/kernel/patterns/pincode';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { fieldWords } from './partner-words.ts';
import { startAsPartner } from './partner.queries.ts';
import { StepFrame } from './step-frame.tsx';

const firm = { companyName, pincode: pincodeText };
const schema = z.object(firm);
const withName = z.object({ fullName: personName, ...firm });

/** The first step of a buyer who is no partner yet: with it the account begins, and may be left and taken up again. */
export function BeginStep({
  pincode,
  saveName,
  onBegun,
}: {
  /** Of the place that is chosen already; empty: none is. */
  pincode: string;
  /** Null: the person has a name already. */
  saveName: ((fullName: string) => Promise<void>) | null;
  onBegun: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const { fields, change, errors, busy, changed, submit } = useForm({
    initial: { fullName: '', companyName: '', pincode },
    schema: saveName ? withName : schema,
    send: async (typed) => {
      await saveName?.(typed.fullName.trim());
      await startAsPartner(typed.companyName, typed.pincode);
      await onBegun();
    },
  });
  return (
    <StepFrame
      lead={t(
        'partner.begin.lead',
        'It takes about 10 minutes, and you can stop and continue later. Customers see you only after review.',
      )}
      onSubmit={submit}
      busy={busy}
      changed={changed}
      refused={errors['form']}
      next={t('partner.begin', 'Get started')}
    >
      {saveName && (
        <HindiField
          label={t('name.label', 'Your full name')}
          name="fullName"
          autoComplete="name"
          maxLength={80}
          value={fields.fullName}
          error={errors['fullName']}
          onText={(fullName) => change({ fullName })}
        />
      )}
      <HindiField
        label={fieldWords(t, 'companyName')}
        hint={t('partner.name.hint', 'If you work alone, use your own name.')}
        name="companyName"
        autoComplete="organization"
        value={fields.companyName}
        error={errors['companyName']}
        onText={(name) => change({ companyName: name })}
      />
      <TextField
        label={t('partner.begin.pincode', 'PIN code of your business or home')}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={fields.pincode}
        error={errors['pincode']}
        onChange={({ target }) => change({ pincode: target.value.replace(/\D/g, '').slice(0, 6) })}
      />
    </StepFrame>
  );
}
