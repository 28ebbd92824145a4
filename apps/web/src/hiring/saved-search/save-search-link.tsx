import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** The way to keep what one looks for. */
export function SaveSearchLink({ to }: { to: ComponentProps<typeof ButtonLink>['to'] }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={to} tone="plain" small icon={<IconBell size={18} aria-hidden />} preventScrollReset>
      {t('savedSearch.save.link', 'Save search and get alerts')}
    </ButtonLink>
  );
}
