import type { DocumentToBring, Hire } from '@nukkad/contract/hiring/hire/hire.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { StateTone } from '../../ui/state/state-pill.tsx';

export const documentWords: Readonly<Record<DocumentToBring, (t: Translate) => string>> = {
  aadhaar: (t) => t('hire.document.aadhaar', 'Aadhaar number'),
  pan: (t) => t('hire.document.pan', 'PAN'),
  bank: (t) => t('hire.document.bank', 'Bank account for the salary'),
  driving_licence: (t) => t('hire.document.licence', 'Driving licence'),
  passport: (t) => t('hire.document.passport', 'Passport'),
  voter_id: (t) => t('hire.document.voter', 'Voter ID'),
  police_check: (t) => t('hire.document.police', 'Police verification'),
  medical: (t) => t('hire.document.medical', 'Medical certificate'),
  training: (t) => t('hire.document.training', 'Training certificate'),
  education: (t) => t('hire.document.education', 'Education certificate'),
};

export const standingWords: Readonly<Record<Hire['standing'], (t: Translate) => string>> = {
  invited: (t) => t('hire.standing.invited', 'Invited to the team'),
  joined: (t) => t('hire.standing.joined', 'Joined'),
  not_joining: (t) => t('hire.standing.notJoining', 'Didn’t join'),
};

export const standingTones: Readonly<Record<Hire['standing'], StateTone>> = {
  invited: 'due',
  joined: 'good',
  not_joining: 'bad',
};

export const hirePath = ({ jobId, applicationId }: Pick<Hire, 'jobId' | 'applicationId'>) =>
  `/hire-talent/jobs/${jobId}/applicants/${applicationId}/hire`;
