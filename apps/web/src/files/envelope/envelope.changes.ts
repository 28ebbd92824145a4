import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms by sending a document to be signed, and by signing it. */
export const envelopeChanges: ChangeNames = {
  envelopeTitle: (t) => t('changed.envelopeTitle', 'Title'),
  envelopePeople: (t) => t('changed.envelopePeople', 'People and their numbers'),
  documentHash: (t) => t('changed.documentHash', 'The document'),
  envelopeVersion: (t) => t('changed.envelopeVersion', 'The document or its fields have changed'),
  documentVersion: (t) => t('changed.documentVersion', 'There is a new version of the document'),
};
