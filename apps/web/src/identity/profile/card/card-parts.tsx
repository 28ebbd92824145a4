import { type BusinessCard, type CardPart, cardParts } from '@nukkad/contract/identity/profile/card.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { SwitchLine } from '../../../ui/field/switch-line.tsx';
import type { CardBody } from './card.queries.ts';
import styles from './card-editor.module.css';

const words: Record<CardPart, { title: (t: Translate) => string; about: (t: Translate) => string }> = {
  picture: {
    title: (t) => t('card.part.picture', 'Your photo'),
    about: (t) => t('card.part.picture.about', 'Your profile photo, or your initials.'),
  },
  about: {
    title: (t) => t('card.part.about', 'A few words about you'),
    about: (t) => t('card.part.about.about', 'From “About you”.'),
  },
  languages: {
    title: (t) => t('card.part.languages', 'Languages you speak'),
    about: (t) => t('card.part.languages.about', 'Each in its own script.'),
  },
  firm: {
    title: (t) => t('card.part.firm', 'Your business'),
    about: (t) => t('card.part.firm.about', 'Its name, city, rating and finished jobs.'),
  },
  mobile: {
    title: (t) => t('card.part.mobile', 'Your mobile number'),
    about: (t) => t('card.part.mobile.about', 'Anyone with the link can see it and call you.'),
  },
};

/** The parts shown on the card besides the name; each switch is saved at once. */
export function CardParts({
  card,
  busy,
  onChange,
}: {
  card: BusinessCard;
  busy: boolean;
  onChange: (body: CardBody) => void;
}) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const shown = cardParts.filter((part) => part !== 'firm' || profile?.role === 'Service Partner');
  return (
    <div className={styles.lines}>
      {shown.map((part) => (
        <SwitchLine
          key={part}
          title={words[part].title(t)}
          about={words[part].about(t)}
          checked={card.shows[part]}
          disabled={busy}
          onChange={(on) => onChange({ shows: { [part]: on } })}
        />
      ))}
      <SwitchLine
        title={t('card.indexable', 'Show in search engines')}
        about={t('card.indexable.about', 'If off, only people with the link can open it.')}
        checked={card.indexable}
        disabled={busy}
        onChange={(indexable) => onChange({ indexable })}
      />
    </div>
  );
}
