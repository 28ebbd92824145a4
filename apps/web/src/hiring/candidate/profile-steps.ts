import type {
  CandidateProfile,
  CandidateStrengthKey,
} from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

/** In the order in which the guided profile asks. */
export const profileSteps = ['work', 'skills', 'past', 'pay', 'place', 'time', 'about'] as const;
export type ProfileStep = (typeof profileSteps)[number];

const words: Record<ProfileStep, (t: Translate) => string> = {
  work: (t) => t('candidate.step.work', 'What work do you do?'),
  skills: (t) => t('candidate.step.skills', 'What can you do?'),
  past: (t) => t('candidate.step.past', 'Experience and education'),
  pay: (t) => t('candidate.step.pay', 'What pay do you expect?'),
  place: (t) => t('candidate.step.place', 'Where do you want to work?'),
  time: (t) => t('candidate.step.time', 'When can you work?'),
  about: (t) => t('candidate.step.about', 'A few words about you'),
};
export const stepInWords = (t: Translate, step: ProfileStep) => words[step](t);

const pages = { documents: '/candidate/documents', video: '/candidate/video' } as const;
const stepOfKey: Record<Exclude<CandidateStrengthKey, keyof typeof pages>, ProfileStep> = {
  trade: 'work',
  skills: 'skills',
  experience: 'past',
  education: 'past',
  wage: 'pay',
  place: 'place',
  availability: 'time',
  shifts: 'time',
  languages: 'time',
  about: 'about',
};
const strength: Record<CandidateStrengthKey, (t: Translate) => string> = {
  trade: (t) => t('candidate.strength.trade', 'Your work'),
  skills: (t) => t('candidate.strength.skills', 'Skills'),
  experience: (t) => t('candidate.strength.experience', 'Experience'),
  education: (t) => t('candidate.strength.education', 'Education'),
  wage: (t) => t('candidate.strength.wage', 'Expected pay'),
  place: (t) => t('candidate.strength.place', 'Place and travel'),
  availability: (t) => t('candidate.strength.availability', 'When you can start'),
  shifts: (t) => t('candidate.strength.shifts', 'Shifts'),
  languages: (t) => t('candidate.strength.languages', 'Languages'),
  about: (t) => t('candidate.strength.about', 'A few words about you'),
  documents: (t) => t('candidateDocument.title', 'Your documents'),
  video: (t) => t('candidateVideo.title', 'Your video'),
};
/** Where this part of the profile is filled in. */
export const addressOf = (key: CandidateStrengthKey): string =>
  key === 'documents' || key === 'video' ? pages[key] : `/candidate/profile?step=${stepOfKey[key]}`;
export const strengthInWords = (t: Translate, key: CandidateStrengthKey) => strength[key](t);

/** What each form of a step is handed. */
export interface StepProps {
  readonly profile: CandidateProfile;
  /** The word on its button. */
  readonly save: string;
  readonly onSaved: () => void;
}
