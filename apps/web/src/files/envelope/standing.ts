import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import type { EnvelopeStatus } from '@nukkad/contract/files/envelope/envelope.noun';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';

type Voice = ReturnType<typeof useTranslation>;

/** Whom it waits for, as names in a sentence. */
const namesOf = (voice: Voice, people: readonly { readonly name: string }[]): string =>
  new Intl.ListFormat(voice.locale, { type: 'conjunction' }).format(people.map(({ name }) => name));

function pending(voice: Voice, { recipients, isSealing }: Envelope): string {
  const { t } = voice;
  if (isSealing) return t('signing.now.sealing', 'Everyone has signed. We’re sealing the document.');
  const due = recipients.filter(({ isTurn }) => isTurn);
  return t('signing.now.pending', 'Next: {{names}}.', { names: namesOf(voice, due) });
}

/** Where a document stands, and who acts next. */
export function standingSentence(voice: Voice, envelope: Envelope): string {
  const { t } = voice;
  const declined = envelope.recipients.find(({ state }) => state === 'declined');
  const sentences: Readonly<Record<EnvelopeStatus, () => string>> = {
    draft: () =>
      envelope.versions.length > 0
        ? t('signing.now.correcting', 'You’re making a new version. Everyone signs again once you send it.')
        : t('signing.now.draft', 'Not sent yet.'),
    pending: () => pending(voice, envelope),
    completed: () =>
      envelope.source === 'outside'
        ? t('signing.now.outside', 'Signed elsewhere and kept here as it came.')
        : t('signing.now.completed', 'Everyone has signed. The document is sealed, and any change shows.'),
    rejected: () => t('signing.now.rejected', '{{name}} declined:', { name: declined?.name ?? '' }),
    cancelled: () => t('signing.now.cancelled', 'Cancelled. It can no longer be signed.'),
    expired: () => t('signing.now.expired', 'The time to sign has passed.'),
  };
  return sentences[envelope.status]();
}
