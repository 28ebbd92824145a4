import { redirect, useNavigate } from 'react-router';
import { Entrance } from '../../account/entrance.tsx';
import { NameForm } from '../../account/name-form.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { enter } from '../../platform/session/guard.ts';
import { homeOf } from '../../platform/session/role-home.ts';
import { takeReturn } from '../../platform/session/session-store.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/basic-info.ts';

export const handle = page(({ t }) => ({ title: t('name.title', 'What may we call you?'), noindex: true }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const profile = await enter(request);
  if (profile.role && profile.fullName !== '') throw redirect(homeOf(profile));
  return profile;
}

/** The step after the first code: a name, and for whoever works here already, their own door. */
export default function BasicInfo({ loaderData: profile }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Entrance>
      <h1>{t('name.title', 'What may we call you?')}</h1>
      <NameForm
        onDone={() =>
          void navigate(takeReturn() ?? (profile.role ? homeOf(profile) : '/'), { replace: true })
        }
      />
      <ButtonLink to="/logout" tone="quiet">
        {t('account.logout', 'Log out')}
      </ButtonLink>
    </Entrance>
  );
}
