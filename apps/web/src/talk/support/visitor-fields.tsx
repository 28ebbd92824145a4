import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { BotTrap } from '../../ui/field/bot-trap.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { Typed } from './contact-fields.ts';

export type Visitor = Pick<Typed, 'fullName' | 'contact' | 'website'>;

/** For a visitor who is not signed in; the last field is for programs that fill in everything. */
export function VisitorFields({
  typed,
  change,
  wrong,
}: {
  readonly typed: Visitor;
  readonly change: (changes: Partial<Visitor>) => void;
  readonly wrong: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('support.name', 'Your name')}
        value={typed.fullName}
        autoComplete="name"
        maxLength={80}
        error={wrong['fullName']}
        onChange={(event) => change({ fullName: event.target.value })}
      />
      <TextField
        label={t('support.contact', 'Email or mobile number')}
        hint={t('support.contact.hint', 'We’ll reply here.')}
        value={typed.contact}
        autoComplete="email"
        maxLength={254}
        error={wrong['email'] ?? wrong['mobileNumber']}
        onChange={(event) => change({ contact: event.target.value })}
      />
      <BotTrap value={typed.website} onChange={(website) => change({ website })} />
    </>
  );
}
