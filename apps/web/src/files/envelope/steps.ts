import type { Translate } from '../../platform/i18n/i18n.ts';

/** In which a draft is made ready, each at its address. */
export const steps = ['document', 'people', 'fields', 'send'] as const;
export type Step = (typeof steps)[number];

export const stepPaths: Readonly<Record<Step, (envelopeId: string) => string>> = {
  document: (envelopeId) => `/signing/${envelopeId}/document`,
  people: (envelopeId) => `/signing/${envelopeId}/people`,
  fields: (envelopeId) => `/signing/${envelopeId}/fields`,
  send: (envelopeId) => `/signing/${envelopeId}/send`,
};

export const envelopePath = (envelopeId: string) => `/signing/${envelopeId}`;

export const stepWords: Readonly<Record<Step, (t: Translate) => string>> = {
  document: (t) => t('signing.step.document', 'Document'),
  people: (t) => t('signing.step.people', 'People'),
  fields: (t) => t('signing.step.fields', 'Fields'),
  send: (t) => t('signing.step.send', 'Check and send'),
};
