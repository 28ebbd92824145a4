import { candidatesQuery, searchCandidates } from '@nukkad/contract/hiring/candidate/candidate.api';
import { educations, jobLanguages, jobShifts } from '@nukkad/contract/hiring/job/job.model';
import { listSkills } from '@nukkad/contract/hiring/skill/skill.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, day, drawn, oneOf, search } from '@nukkad/lists/fields';
import { candidateEmpty } from '../../nouns/candidate/candidate.empty.ts';
import { availability, expectedWage, experienceOf } from '../../nouns/candidate/candidate-facts.tsx';
import {
  distanceInWords,
  educationInWords,
  monthsInWords,
  shiftInWords,
} from '../../nouns/candidate/work-words.ts';
import { languageInWords } from '../../nouns/job/job-words.ts';
import { acts, nameLink } from '../../nouns/work-list/columns.tsx';
import { type Voice, listPart } from '../../nouns/work-list/list-part.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { InviteDialog } from './find-invite.tsx';
import { PincodeFilter } from './find-pincode.tsx';
import { WageFilter } from './find-wage.tsx';

const kilometres = ['5', '10', '25', '50', '100'] as const;
const months = ['6', '12', '24', '36', '60', '120'] as const;

function useFields(voice: Voice) {
  const { t, locale } = voice;
  const trades = useAsked(listSkills, { query: { kind: 'trade', limit: 100 } });
  return [
    search(t('candidates.search', 'Work or skill')),
    oneOf('tradeId', t('candidates.trade', 'Job title'), trades.data?.items, 'skillId', 'name'),
    drawn('pincode', t('candidates.pincode', 'Near PIN code'), (value, onChange) => (
      <PincodeFilter value={value} onChange={onChange} />
    )),
    choice('withinKm', t('candidates.within', 'Distance'), kilometres, (km) =>
      t('candidates.km', 'Within {{km}} km', { km }),
    ),
    choice('experienceMonths', t('candidates.experience', 'Least experience'), months, (value) =>
      monthsInWords(voice, Number(value)),
    ),
    drawn('wageUpToPaise', t('candidates.wage.most', 'Expects up to, a month'), (value, onChange) => (
      <WageFilter value={value} onChange={onChange} />
    )),
    choice('shift', t('candidates.shift', 'Shift'), jobShifts, (value) => shiftInWords(t, value)),
    choice('education', t('candidates.education', 'Least education'), educations, (value) =>
      educationInWords(t, value),
    ),
    choice('language', t('candidates.language', 'Language'), jobLanguages, (value) =>
      languageInWords(locale, value),
    ),
    day('availableBy', t('candidates.availableBy', 'Can start by')),
  ];
}

/** Candidates who may be found, by work, place and what a job asks for. */
export const CandidateList = listPart(searchCandidates, {
  name: 'candidates',
  label: ({ t }) => t('candidates.title', 'Candidates'),
  address: listAddress(
    candidatesQuery.shape,
    [
      'q',
      'tradeId',
      'pincode',
      'withinKm',
      'experienceMonths',
      'wageUpToPaise',
      'shift',
      'education',
      'language',
      'availableBy',
    ],
    {},
  ),
  query: (filters) => ({ ...filters, ...(filters.pincode && { sort: 'nearest' as const }) }),
  fields: useFields,
  keyOf: ({ userId }) => userId,
  nameOf: ({ name }) => name,
  columns: ({ t, voice }) => [
    nameLink(
      'name',
      t('candidates.name', 'Name'),
      ({ name }) => name,
      ({ userId }) => `/view-all-candidates/${userId}`,
    ),
    told(
      'trades',
      t('candidates.work', 'Works as'),
      ({ trades }) => trades.map(({ name }) => name).join(', '),
      {
        width: '13rem',
      },
    ),
    told(
      'experience',
      t('candidates.experience.short', 'Experience'),
      ({ experienceMonths }) => experienceOf(voice, experienceMonths),
      { width: '10rem' },
    ),
    told(
      'place',
      t('candidates.place', 'Place'),
      ({ place, distanceMetres }) =>
        [place?.name, distanceMetres !== null && distanceInWords(voice, distanceMetres)]
          .filter(Boolean)
          .join(', '),
      { width: '14rem' },
    ),
    told('wage', t('candidates.wage', 'Expected pay'), (candidate) => expectedWage(voice, candidate), {
      width: '11rem',
    }),
    told(
      'available',
      t('candidates.available', 'Can start'),
      ({ availableFrom }) => availability(voice, availableFrom, istDay(new Date())),
      { width: '10rem' },
    ),
    acts(t('candidates.acts', 'Actions'), '7rem', ({ userId, name, can }) => (
      <Moves
        gap={0}
        small
        of={[
          {
            on: can.invite,
            opens: 'invite',
            about: { userId },
            label: t('candidates.invite', 'Invite'),
            'aria-label': t('candidates.invite.of', 'Invite {{name}}', { name }),
          },
        ]}
      />
    )),
  ],
  empty: ({ t }) => (
    <EmptyScreen
      screen={candidateEmpty['no-candidates']}
      action={<ButtonLink to="/hire-talent/post-job">{t('candidates.postJob', 'Post a job')}</ButtonLink>}
    />
  ),
  dialogs: () => <InviteDialog />,
});
