import { type BusinessCard, cardSlug } from '@nukkad/contract/identity/profile/card.model';
import * as z from 'zod/mini';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useChangeCard } from './card.queries.ts';
import styles from './card-editor.module.css';

const schema = z.object({ slug: z.optional(cardSlug) });

/** Without the scheme: what is printed on paper. */
const folderOf = (card: BusinessCard) => card.url.replace(/^https?:\/\//, '').slice(0, -card.slug.length);

/** The line below the name, and the address of the card. */
export function CardWordsForm({ card }: { card: BusinessCard }) {
  const { t } = useTranslation();
  const save = useChangeCard();
  return (
    <SentFields
      save={t('card.save', 'Save')}
      button={{ tone: 'plain' }}
      send={save}
      said={t('card.saved', 'Saved.')}
      initial={{ headline: card.headline, slug: card.chosen ? card.slug : '' }}
      schema={schema}
      // An address that stays as it is, or none, is not sent.
      bodyOf={({ headline, slug }) => ({ headline, ...(slug && slug !== card.slug ? { slug } : {}) })}
      about={{ card_address_taken: 'slug' }}
    >
      {({ fields, errors, change, textAt }) => (
        <>
          <HindiField
            label={t('card.headline', 'Headline')}
            placeholder={t('card.headline.example', 'Electrician for old houses')}
            maxLength={80}
            {...textAt('headline')}
          />
          <TextField
            label={t('card.address', 'Card link')}
            hint={
              card.chosen
                ? t(
                    'card.address.hint',
                    'If you change it, the old link stops working, also on printed cards.',
                  )
                : t(
                    'card.address.random',
                    'Use small letters, digits and hyphens. Leave empty to keep the random link.',
                  )
            }
            before={<span className={styles.folder}>{folderOf(card)}</span>}
            name="slug"
            value={fields.slug}
            placeholder={card.chosen ? '' : t('card.address.example', 'your-name')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors['slug']}
            onChange={(event) => change({ slug: event.target.value.trim().toLowerCase() })}
          />
        </>
      )}
    </SentFields>
  );
}
