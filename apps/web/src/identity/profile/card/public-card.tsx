import type { PublicCard } from '@nukkad/contract/identity/profile/card.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Button } from '../../../ui/press/button.tsx';
import buttons from '../../../ui/press/button.module.css';
import { CardFace } from './card-face.tsx';
import styles from './public-card.module.css';

/** Sharing is fetched at the press of the button: the page itself stays light. */
async function send(t: ReturnType<typeof useTranslation>['t'], card: PublicCard) {
  const { share } = await import('../../../ui/press/sharing.ts');
  await share(t, { text: card.fullName, url: card.url });
}

/** The public page of a card: for signed-in people and visitors, with or without scripts. */
export function PublicCardPage({ card }: { card: PublicCard }) {
  const { t } = useTranslation();
  const { mobileNumber: number } = card;
  return (
    <div className={styles.page}>
      <CardFace card={card} />
      <div className={styles.actions}>
        <a
          href={`/api/user/sharedCard/${card.slug}/vcard`}
          download={`${card.slug}.vcf`}
          className={buttons.button}
          data-tone="neel"
        >
          {t('card.keep', 'Save to contacts')}
        </a>
        {number && (
          <a href={`tel:+91${number}`} className={buttons.button} data-tone="plain">
            {t('card.call', 'Call')}
          </a>
        )}
        <Button tone="plain" onClick={() => void send(t, card)}>
          {t('card.pass', 'Share')}
        </Button>
        <ButtonLink to="?dialog=qr" tone="plain" preventScrollReset>
          {t('card.qr', 'QR code')}
        </ButtonLink>
      </div>
      <p className={styles.own}>
        <ButtonLink to="/profile/card" tone="quiet" small>
          {t('card.ownToo', 'Create your own card')}
        </ButtonLink>
      </p>
    </div>
  );
}
