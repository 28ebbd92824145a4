import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import styles from './favourite.module.css';
import { useFavouriteIds, useMark } from './favourite.queries.ts';

interface Marked {
  readonly organisationId: string;
  readonly companyName: string;
}

/** A toggle: filled where the partner is a favourite. Its label stays: `aria-pressed` says its state. */
export function Heart({ organisationId, companyName }: Marked) {
  const { t } = useTranslation();
  const ids = useFavouriteIds();
  const mark = useMark(organisationId);
  const marked = ids?.includes(organisationId) ?? false;
  const Icon = marked ? IconHeartFilled : IconHeart;
  return (
    <Button
      tone="plain"
      small
      className={styles.heart}
      aria-pressed={marked}
      aria-label={t('favourite.mark.of', 'Favourite: {{name}}', { name: companyName })}
      disabled={!ids}
      icon={<Icon size={22} aria-hidden />}
      onClick={() => mark.mutate(!marked)}
    >
      {t('favourite.mark', 'Favourite')}
    </Button>
  );
}

/** On a partner's page: a customer marks it; a visitor logs in first and comes back. */
export function PartnerHeart(partner: Marked) {
  const { t } = useTranslation();
  const { status, profile } = useSession();
  const { pathname } = useLocation();
  if (status === 'signed-out')
    return (
      <ButtonLink
        to={`/login?return=${encodeURIComponent(pathname)}`}
        tone="plain"
        small
        icon={<IconHeart size={22} aria-hidden />}
        aria-label={t('favourite.logIn', 'Favourite: log in to save {{name}}', { name: partner.companyName })}
      >
        {t('favourite.mark', 'Favourite')}
      </ButtonLink>
    );
  return profile?.role === 'Buyer' ? <Heart {...partner} /> : null;
}
