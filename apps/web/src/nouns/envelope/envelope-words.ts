import type { FieldKind, RecipientRole } from '@nukkad/contract/files/envelope/envelope.model';
import type { EnvelopeStatus } from '@nukkad/contract/files/envelope/envelope.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';

export const statusWords: Readonly<Record<EnvelopeStatus, (t: Translate) => string>> = {
  draft: (t) => t('signing.status.draft', 'Draft'),
  pending: (t) => t('signing.status.pending', 'Waiting for signatures'),
  completed: (t) => t('signing.status.completed', 'Signed by all'),
  rejected: (t) => t('signing.status.rejected', 'Declined'),
  cancelled: (t) => t('signing.status.cancelled', 'Cancelled'),
  expired: (t) => t('signing.status.expired', 'Expired'),
};

export const statusTones: Readonly<Record<EnvelopeStatus, StateTone>> = {
  draft: 'quiet',
  pending: 'due',
  completed: 'good',
  rejected: 'bad',
  cancelled: 'quiet',
  expired: 'bad',
};

export const roleWords: Readonly<Record<RecipientRole, (t: Translate) => string>> = {
  signer: (t) => t('signing.role.signer', 'Signs'),
  approver: (t) => t('signing.role.approver', 'Approves'),
  witness: (t) => t('signing.role.witness', 'Witness'),
  viewer: (t) => t('signing.role.viewer', 'Can read it'),
  copy: (t) => t('signing.role.copy', 'Gets the signed copy'),
};

export const fieldWords: Readonly<Record<FieldKind, (t: Translate) => string>> = {
  signature: (t) => t('signing.field.signature', 'Signature'),
  initials: (t) => t('signing.field.initials', 'Initials'),
  date: (t) => t('signing.field.date', 'Date'),
  text: (t) => t('signing.field.text', 'Text'),
  tick: (t) => t('signing.field.tick', 'Tick box'),
  stamp: (t) => t('signing.field.stamp', 'Stamp'),
};
