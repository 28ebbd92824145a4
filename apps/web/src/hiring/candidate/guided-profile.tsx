import type { CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import { useNavigate, useSearchParams } from 'react-router';
import { applyPath, sourceOf } from '../../nouns/job/job-source.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { AboutStep } from './about-step.tsx';
import { PastStep } from './past-step.tsx';
import { PayStep } from './pay-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { type ProfileStep, profileSteps } from './profile-steps.ts';
import { TimeStep } from './time-step.tsx';
import { SkillsStep, WorkStep } from './work-step.tsx';

const forms = {
  work: WorkStep,
  skills: SkillsStep,
  past: PastStep,
  pay: PayStep,
  place: PlaceStep,
  time: TimeStep,
  about: AboutStep,
} as const;

/** What the address of the next step keeps of this one: the job that one wants to apply for, and whether all are asked. */
function addressOf(search: URLSearchParams, step: ProfileStep | null): string {
  const next = new URLSearchParams(search);
  if (step) next.set('step', step);
  else for (const name of ['step', 'guided']) next.delete(name);
  return next.size ? `?${next}` : '';
}

/** One step at a time, mostly by taps. With `?guided=1` each leads to the next one, else back to the profile. */
export function GuidedProfile({ profile, step }: { profile: CandidateProfile; step: ProfileStep }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goesOn = search.get('guided') === '1';
  const place = profileSteps.indexOf(step);
  const next = goesOn ? (profileSteps[place + 1] ?? null) : null;
  const before = goesOn ? (profileSteps[place - 1] ?? null) : null;
  const job = search.get('job');
  const toJob = job && applyPath(job, sourceOf(search));
  const leave = { pathname: '/candidate/profile', search: addressOf(search, next) };
  const goOn = () => void navigate(next === null && toJob ? toJob : leave);
  const Form = forms[step];
  return (
    <Stack gap={1.125} narrows>
      <Form
        key={step}
        profile={profile}
        save={goesOn ? t('candidate.next', 'Save and continue') : t('candidate.save', 'Save')}
        onSaved={goOn}
      />
      <Row gap={0.75}>
        {before && (
          <ButtonLink to={{ search: addressOf(search, before) }} tone="quiet">
            {t('action.back', 'Back')}
          </ButtonLink>
        )}
        {goesOn && profile.strength.isComplete && (
          <ButtonLink to={next === null && toJob ? toJob : leave} tone="quiet">
            {t('candidate.skip', 'Skip')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
