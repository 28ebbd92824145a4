import type { CandidateDocumentKind } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const candidateDocumentWords: Readonly<Record<CandidateDocumentKind, (t: Translate) => string>> = {
  iti: (t) => t('candidateDocument.iti', 'ITI certificate'),
  diploma: (t) => t('candidateDocument.diploma', 'Diploma or degree'),
  school: (t) => t('candidateDocument.school', 'School certificate'),
  training: (t) => t('candidateDocument.training', 'Training certificate'),
  driving_licence: (t) => t('candidateDocument.driving', 'Driving licence'),
  trade_licence: (t) => t('candidateDocument.trade', 'Trade licence, e.g. wireman'),
  police_check: (t) => t('candidateDocument.police', 'Police verification'),
};
