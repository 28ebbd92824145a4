import type { RecipientRole, RecipientState } from '@nukkad/contract/files/envelope/envelope.model';
import type { SignPage, SignState } from '@nukkad/contract/files/envelope/sign.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import type { SceneName } from '../../../ui/state/scene.tsx';

/** What a person does with a document, by their role. */
export const askedTo: Readonly<Record<RecipientRole, (t: Translate, from: string) => string>> = {
  signer: (t, from) => t('sign.asked.signer', '{{from}} asks you to sign', { from }),
  approver: (t, from) => t('sign.asked.approver', '{{from}} asks you to approve', { from }),
  witness: (t, from) => t('sign.asked.witness', '{{from}} asks you to sign as a witness', { from }),
  viewer: (t, from) => t('sign.asked.viewer', '{{from}} asks you to read', { from }),
  copy: (t, from) => t('sign.asked.copy', '{{from}} sends you a copy', { from }),
};

/** The last press. */
export const doWords: Readonly<Record<RecipientRole, (t: Translate) => string>> = {
  signer: (t) => t('sign.do.signer', 'Sign document'),
  approver: (t) => t('sign.do.approver', 'Approve document'),
  witness: (t) => t('sign.do.witness', 'Sign as witness'),
  viewer: (t) => t('sign.do.viewer', 'Read document'),
  copy: (t) => t('sign.do.copy', 'Open document'),
};

export const personWords: Readonly<Record<RecipientState, (t: Translate) => string>> = {
  waiting: (t) => t('sign.person.waiting', 'Not yet'),
  asked: (t) => t('sign.person.asked', 'Asked'),
  opened: (t) => t('sign.person.opened', 'Opened'),
  done: (t) => t('sign.person.done', 'Done'),
  declined: (t) => t('sign.person.declined', 'Declined'),
  delegated: (t) => t('sign.person.delegated', 'Someone else signs'),
};

interface StateWords {
  readonly scene: SceneName;
  readonly title: string;
  readonly words: string;
}

/** Where a document stands that this person does not sign now. */
export const stateWords: Readonly<
  Record<Exclude<SignState, 'open'>, (t: Translate, from: SignPage['from']) => StateWords>
> = {
  waiting: (t, from) => ({
    scene: 'messages',
    title: t('sign.state.waiting', 'It isn’t your turn yet'),
    words: t(
      'sign.state.waiting.words',
      'Others sign first. We’ll message you when {{from}}’s document is ready for you.',
      {
        from,
      },
    ),
  }),
  correcting: (t, from) => ({
    scene: 'files',
    title: t('sign.state.correcting', 'This document is being corrected'),
    words: t(
      'sign.state.correcting.words',
      '{{from}} is making a new version. We’ll message you when it’s ready.',
      {
        from,
      },
    ),
  }),
  done: (t) => ({
    scene: 'done',
    title: t('sign.state.done', 'Your part is done'),
    words: t(
      'sign.state.done.words',
      'You’ll get a message with the signed copy when everyone has finished.',
    ),
  }),
  sealing: (t) => ({
    scene: 'done',
    title: t('sign.state.sealing', 'Everyone has signed'),
    words: t('sign.state.sealing.words', 'The document is being sealed. This takes about a minute.'),
  }),
  completed: (t) => ({
    scene: 'done',
    title: t('sign.state.completed', 'This document is signed and sealed'),
    words: t('sign.state.completed.words', 'Download your copy. Anyone can check that it’s unchanged.'),
  }),
  declined: (t, from) => ({
    scene: 'denied',
    title: t('sign.state.declined', 'You declined this document'),
    words: t('sign.state.declined.words', '{{from}} can read your reason. No one can sign it any more.', {
      from,
    }),
  }),
  delegated: (t) => ({
    scene: 'people',
    title: t('sign.state.delegated', 'Someone else signs for you'),
    words: t('sign.state.delegated.words', 'We sent them a link. There’s nothing more for you to do.'),
  }),
  rejected: (t, from) => ({
    scene: 'denied',
    title: t('sign.state.rejected', 'This document was declined'),
    words: t(
      'sign.state.rejected.words',
      'One of the people asked has declined. Contact {{from}} with any questions.',
      {
        from,
      },
    ),
  }),
  cancelled: (t, from) => ({
    scene: 'files',
    title: t('sign.state.cancelled', 'This document was cancelled'),
    words: t('sign.state.cancelled.words', '{{from}} cancelled it. It can no longer be signed.', { from }),
  }),
  expired: (t, from) => ({
    scene: 'files',
    title: t('sign.state.expired', 'The time to sign has ended'),
    words: t('sign.state.expired.words', 'Ask {{from}} to send the document again.', { from }),
  }),
};

/** Nothing can be read then, or not yet. */
export const shutStates: ReadonlySet<SignState> = new Set([
  'waiting',
  'correcting',
  'delegated',
  'rejected',
  'declined',
  'cancelled',
  'expired',
]);
