import { getCandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Row, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { GuidedProfile } from './guided-profile.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfilePrivacy } from './profile-privacy.tsx';
import { ProfileStrength } from './profile-strength.tsx';
import { type ProfileStep, profileSteps, stepInWords } from './profile-steps.ts';

function FromCv() {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/candidate/cv" tone="plain">
      {t('cv.title', 'Fill in from a CV')}
    </ButtonLink>
  );
}

function Begin({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation();
  const first = new URLSearchParams(search);
  first.set('step', profileSteps[0]);
  first.set('guided', '1');
  return (
    <EmptyState
      scene="people"
      title={t('candidate.begin', 'Let businesses find you')}
      action={
        <Row gap={0.75} justify="center">
          <ButtonLink to={{ search: `?${first}` }}>{t('candidate.begin.go', 'Start')}</ButtonLink>
          <FromCv />
        </Row>
      }
    >
      {t('candidate.begin.words', 'Seven short questions, mostly taps. It takes about two minutes.')}
    </EmptyState>
  );
}

/** On a phone as on a desk what to do next comes first. */
function Overview({ profile }: { profile: CandidateProfile }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1} narrows>
      <ProfileStrength strength={profile.strength} />
      <Row gap={0.75}>
        <FromCv />
        <ButtonLink to="/candidate/work-record" tone="plain">
          {t('workRecord.title', 'Verified work record')}
        </ButtonLink>
        <ButtonLink to="/candidate/video" tone="plain">
          {t('candidateVideo.title', 'Your video')}
        </ButtonLink>
        <ButtonLink to="/candidate/documents" tone="plain">
          {t('candidateDocument.title', 'Your documents')}
        </ButtonLink>
      </Row>
      <ProfileFacts profile={profile} />
      <ProfilePrivacy profile={profile} />
    </Stack>
  );
}

/** The question of a step; it is read out when one comes from another. */
function StepTitle({ step }: { step: ProfileStep }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLSpanElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <span ref={heading} tabIndex={-1}>
      {stepInWords(t, step)}
    </span>
  );
}

/** The own profile of who looks for work: what was said, how strong it is, who finds it; or one step of it, the name first. */
export function ProfilePage({ nameFirst }: { nameFirst: ReactNode }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const step = profileSteps.find((one) => one === search.get('step'));
  const title = t('candidate.title', 'Your job profile');
  return (
    <Page
      title={
        step && nameFirst ? (
          t('candidate.name.title', 'What’s your name?')
        ) : step ? (
          <StepTitle step={step} />
        ) : (
          title
        )
      }
      lead={
        step &&
        !nameFirst &&
        search.get('guided') === '1' &&
        t('candidate.stepOf', 'Step {{number}} of {{count}}', {
          number: profileSteps.indexOf(step) + 1,
          count: profileSteps.length,
        })
      }
      back={
        step
          ? { to: '/candidate/profile', label: title }
          : { to: '/all-jobs', label: t('jobs.title', 'Jobs') }
      }
      narrow
    >
      <Loaded query={useAsked(getCandidateProfile)} waiting={<DetailSkeleton />}>
        {(profile) =>
          step && nameFirst ? (
            nameFirst
          ) : step ? (
            <GuidedProfile profile={profile} step={step} />
          ) : profile.updatedAt === null ? (
            <Begin search={search} />
          ) : (
            <Overview profile={profile} />
          )
        }
      </Loaded>
    </Page>
  );
}
