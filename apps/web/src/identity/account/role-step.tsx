import { type MyProfile, personName } from '@nukkad/contract/identity/account/account.model';
import IconJobs from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconStaff from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconShop from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { type AskedRole, useChooseRole } from './account.queries.ts';
import styles from './role-step.module.css';

const schema = z.object({ fullName: personName });

interface Chosen {
  readonly role: AskedRole;
  readonly fullName: string;
}

/** Asks for the role and the name. `onDone` receives the chosen role, because a partner continues to the business form. */
export function RoleStep({
  profile,
  onDone,
}: {
  profile: MyProfile;
  onDone: (profile: MyProfile, chosen: AskedRole) => void;
}) {
  const { t } = useTranslation();
  const create = useChooseRole();
  const initial: Chosen = { role: 'Buyer', fullName: profile.fullName };
  const choices = [
    {
      role: 'Buyer',
      Icon: IconHome,
      label: t('role.choose.buyer', 'I want to book a service'),
      about: t('role.choose.buyer.about', 'Book professionals for your home or office.'),
    },
    {
      role: 'Service Partner',
      Icon: IconShop,
      label: t('role.choose.partner', 'I offer services'),
      about: t('role.choose.partner.about', 'Next, tell us about your business.'),
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
      about: t('role.choose.staff.about', 'Your partner must add you first.'),
    },
  ] as const;
  return (
    <SentFields
      save={t('role.go', 'Continue')}
      button={{ wide: true }}
      send={async ({ role, fullName }: Chosen) =>
        onDone((await create.mutateAsync({ role, fullName: fullName.trim() })).profile, role)
      }
      initial={initial}
      schema={schema}
      refusedAt="fullName"
    >
      {({ fields, change, textAt }) => (
        <>
          <fieldset className={styles.choices}>
            <legend>{t('role.choose', 'What brings you here?')}</legend>
            {choices.map(({ role: value, Icon, label, about }) => (
              <label key={value} className={styles.choice}>
                <input
                  type="radio"
                  name="role"
                  value={value}
                  checked={fields.role === value}
                  onChange={() => change({ role: value })}
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
            {...textAt('fullName')}
            maxLength={80}
          />
        </>
      )}
    </SentFields>
  );
}
