import { personName } from '@nukkad/contract/identity/account/account.model';
import { companyName } from '@nukkad/contract/identity/partner/partner.model';
import { pincodeText } from '@nukkad/contract/kernel/patterns/pincode';
import * as z from 'zod/mini';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
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
  const form = useSentForm({
    send: async (typed: z.output<typeof withName>) => {
      await saveName?.(typed.fullName.trim());
      await startAsPartner(typed.companyName, typed.pincode);
    },
    initial: { fullName: '', companyName: '', pincode },
    schema: saveName ? withName : schema,
    onSent: onBegun,
  });
  const { fields, change, errors, textAt } = form;
  return (
    <StepFrame
      lead={t(
        'partner.begin.lead',
        'It takes about 10 minutes, and you can stop and continue later. Customers see you only after review.',
      )}
      form={form}
      next={t('partner.begin', 'Get started')}
    >
      {saveName && (
        <HindiField
          label={t('name.label', 'Your full name')}
          {...textAt('fullName')}
          autoComplete="name"
          maxLength={80}
        />
      )}
      <HindiField
        label={fieldWords(t, 'companyName')}
        hint={t('partner.name.hint', 'If you work alone, use your own name.')}
        {...textAt('companyName')}
        autoComplete="organization"
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
