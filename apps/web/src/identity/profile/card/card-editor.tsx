import type { BusinessCard } from '@nukkad/contract/identity/profile/card.model';
import { sentence } from '../../../platform/forms/sentence.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Question } from '../../../ui/dialog/question.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { TwoColumns } from '../../../ui/page/two-columns.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { CardFace } from './card-face.tsx';
import { CardParts } from './card-parts.tsx';
import { CardStatus, newLinkDialog } from './card-status.tsx';
import { CardWordsForm } from './card-words-form.tsx';
import { type CardBody, useChangeCard } from './card.queries.ts';
import { QrDialog } from './qr-dialog.tsx';

/** Asks before the address that others may have on paper dies. */
function NewLink() {
  const { t } = useTranslation();
  const dialog = useUrlDialog(newLinkDialog);
  const change = useChangeCard();
  return (
    <Question
      dialog={dialog}
      title={t('card.newLink.title', 'Create a new link?')}
      consequences={[
        t('card.newLink.dead', 'The old link and its QR code stop working at once.'),
        t('card.newLink.random', 'The new link is random, so no one can guess it.'),
      ]}
      confirm={t('card.newLink.confirm', 'Create new link')}
      danger
      send={change}
      request={{ newLink: true }}
    />
  );
}

/** The person's card: its content, how others see it, and how to share it. */
export function CardEditor({ card }: { card: BusinessCard }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useChangeCard();
  const change = (body: CardBody) =>
    mutate(body, { onError: (failure) => toast.error(sentence(t, failure.message)) });
  return (
    <>
      <TwoColumns
        side={
          <Section title={t('card.preview', 'Preview')}>
            <CardFace card={card.preview} as="p" />
          </Section>
        }
      >
        <CardStatus card={card} busy={isPending} onTurn={(isOn) => change({ isOn })} />
        <Section title={t('card.parts', 'What your card shows')}>
          <CardParts card={card} busy={isPending} onChange={change} />
        </Section>
        <Section title={t('card.words', 'Text and link')}>
          <CardWordsForm key={card.slug} card={card} />
        </Section>
      </TwoColumns>
      <QrDialog url={card.url} />
      <NewLink />
    </>
  );
}
