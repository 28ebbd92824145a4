import { type BusinessCard, cardSlug } from '@nukkad/contract/profile/card.model';
import { useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { fieldErrors } from '../../platform/forms/field-errors.ts';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangeCard } from './card.queries.ts';
import styles from './card-editor.module.css';

/** Without the scheme: what is printed on paper. */
const folderOf = (card: BusinessCard) => card.url.replace(/^https?:\/\//, '').slice(0, -card.slug.length);

/** The line below the name, and the address of the card. */
export function CardWordsForm({ card }: { card: BusinessCard }) {
  const { t } = useTranslation();
  const change = useChangeCard();
  const [headline, setHeadline] = useState(card.headline);
  const [slug, setSlug] = useState(card.chosen ? card.slug : '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const moves = slug !== '' && slug !== card.slug;

  const submit = async () => {
    const wrong = moves ? fieldErrors(cardSlug, slug, t) : null;
    if (wrong) return setErrors({ slug: wrong[''] ?? '' });
    try {
      await change.mutateAsync({ headline, ...(moves ? { slug } : {}) });
      setErrors({});
      toast.success(t('card.saved', 'Saved.'));
    } catch (failure) {
      const isTaken = failure instanceof ApiError && failure.code === 'card_address_taken';
      setErrors({
        [isTaken ? 'slug' : 'form']: failure instanceof Error ? sentence(t, failure.message) : '',
      });
    }
  };
  return (
    <Form onSubmit={() => void submit()}>
      <HindiField
        label={t('card.headline', 'Headline')}
        placeholder={t('card.headline.example', 'Electrician for old houses')}
        maxLength={80}
        value={headline}
        onText={setHeadline}
      />
      <TextField
        label={t('card.address', 'Card address')}
        hint={
          card.chosen
            ? t('card.address.hint', 'Changing it ends the old address at once, also on printed cards.')
            : t('card.address.random', 'A random one until you choose: small letters, digits and hyphens.')
        }
        before={<span className={styles.folder}>{folderOf(card)}</span>}
        value={slug}
        placeholder={card.chosen ? '' : t('card.address.example', 'your-name')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['slug']}
        onChange={(event) => {
          setErrors({});
          setSlug(event.target.value.trim().toLowerCase());
        }}
      />
      {errors['form'] && (
        <p role="alert" className={styles.refused}>
          {errors['form']}
        </p>
      )}
      <Button type="submit" tone="plain" busy={change.isPending}>
        {t('card.save', 'Save')}
      </Button>
    </Form>
  );
}
