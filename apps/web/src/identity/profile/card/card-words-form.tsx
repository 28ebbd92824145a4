import { type BusinessCard, cardSlug } from '@nukkad/contract/identity/profile/card.model';
import * as z from 'zod/mini';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { useChangeCard } from './card.queries.ts';
import styles from './card-editor.module.css';

const schema = z.object({ slug: z.optional(cardSlug) });

/** Without the scheme: what is printed on paper. */
const folderOf = (card: BusinessCard) => card.url.replace(/^https?:\/\//, '').slice(0, -card.slug.length);

/** The line below the name, and the address of the card. */
export function CardWordsForm({ card }: { card: BusinessCard }) {
  const { t } = useTranslation();
  const save = useChangeCard();
  const { fields, errors, busy, change, submit } = useForm({
    initial: { headline: card.headline, slug: card.chosen ? card.slug : '' },
    schema,
    // An address that stays as it is, or none, is not sent.
    bodyOf: ({ headline, slug }) => ({ headline, ...(slug && slug !== card.slug ? { slug } : {}) }),
    send: async (body) => {
      await save.mutateAsync(body);
      toast.success(t('card.saved', 'Saved.'));
    },
    about: { card_address_taken: 'slug' },
  });
  return (
    <Form onSubmit={submit}>
      <HindiField
        label={t('card.headline', 'Headline')}
        placeholder={t('card.headline.example', 'Electrician for old houses')}
        maxLength={80}
        name="headline"
        value={fields.headline}
        error={errors['headline']}
        onText={(headline) => change({ headline })}
      />
      <TextField
        label={t('card.address', 'Card link')}
        hint={
          card.chosen
            ? t('card.address.hint', 'If you change it, the old link stops working, also on printed cards.')
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
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" tone="plain" busy={busy}>
        {t('card.save', 'Save')}
      </Button>
    </Form>
  );
}
