import { getCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { jobLanguages } from '@nukkad/contract/hiring/job/job.model';
import type { SpokenLanguage } from '@nukkad/contract/identity/profile/spoken-languages';
import { useAsked } from '../../platform/api/asked.ts';
import { useSession } from '../../platform/session/use-session.ts';

const spoken: Readonly<Record<(typeof jobLanguages)[number], SpokenLanguage>> = {
  hi: 'Hindi',
  en: 'English',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Marathi',
  or: 'Odia',
  pa: 'Punjabi',
  ta: 'Tamil',
  te: 'Telugu',
  ur: 'Urdu',
  as: 'Assamese',
};

/** Of the own job profile; null while it is being read, none where the person has no such profile. */
export function useSuggestedLanguages(): readonly SpokenLanguage[] | null {
  const isJobseeker = useSession().profile?.role === 'Jobseeker';
  const { data, isPending } = useAsked(getCandidateProfile, isJobseeker ? {} : null);
  if (!isJobseeker) return [];
  return isPending ? null : (data?.languages ?? []).map((language) => spoken[language]);
}
