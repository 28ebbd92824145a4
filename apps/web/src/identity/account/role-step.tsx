import { type MyProfile, personName } from '@nukkad/contract/identity/account/account.model';
import IconJobs from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconStaff from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconShop from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useState } from 'react';
import { fieldErrors } from '../../platform/forms/field-errors.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { type AskedRole, useChooseRole } from './account.queries.ts';
import styles from './role-step.module.css';
import { wordsOf } from './use-code.ts';

/** What one has come for, and the name. `onDone` is told what was chosen, for a partner goes on to the business. */
export function RoleStep({
  profile,
  onDone,
}: {
  profile: MyProfile;
  onDone: (profile: MyProfile, chosen: AskedRole) => void;
}) {
  const { t } = useTranslation();
  const [role, setRole] = useState<AskedRole>('Buyer');
  const [name, setName] = useState(profile.fullName);
  const [wrong, setWrong] = useState<string | null>(null);
  const create = useChooseRole();
  const choices = [
    {
      role: 'Buyer',
      Icon: IconHome,
      label: t('role.choose.buyer', 'I need something done'),
      about: t('role.choose.buyer.about', 'Book people for home and office.'),
    },
    {
      role: 'Service Partner',
      Icon: IconShop,
      label: t('role.choose.partner', 'I offer services'),
      about: t('role.choose.partner.about', 'Next we ask about your business.'),
    },
    {
      role: 'Jobseeker',
      Icon: IconJobs,
      label: t('role.choose.jobseeker', 'I’m looking for work'),
      about: t('role.choose.jobseeker.about', 'Find jobs near you and apply.'),
    },
    {
      role: 'subUser',
      Icon: IconStaff,
      label: t('role.choose.staff', 'I work for a partner'),
      about: t('role.choose.staff.about', 'Once your partner has added you.'),
    },
  ] as const;

  const save = async () => {
    const error = fieldErrors(personName, name, t)?.[''] ?? null;
    setWrong(error);
    if (error) return;
    try {
      const session = await create.mutateAsync({ role, fullName: name.trim() });
      onDone(session.profile, role);
    } catch (failure) {
      setWrong(wordsOf(failure));
    }
  };
  return (
    <Form onSubmit={() => void save()}>
      <fieldset className={styles.choices}>
        <legend>{t('role.choose', 'What brings you here?')}</legend>
        {choices.map(({ role: value, Icon, label, about }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="role"
              value={value}
              checked={role === value}
              onChange={() => setRole(value)}
            />
            <Icon size={26} aria-hidden />
            <span>
              <strong>{label}</strong>
              <small>{about}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <HindiField
        label={t('name.label', 'Your full name')}
        autoComplete="name"
        value={name}
        maxLength={80}
        onText={(typed) => {
          setWrong(null);
          setName(typed);
        }}
        error={wrong ?? undefined}
      />
      <Button type="submit" wide busy={create.isPending}>
        {t('role.go', 'Continue')}
      </Button>
    </Form>
  );
}
