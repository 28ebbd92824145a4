import { keepCandidate } from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { callAs } from '../../fixtures/api.ts';
import { aCandidate } from '../../fixtures/open-jobs.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Candidates whom a business keeps, and one whom it may keep. */
async function talentPoolTour(): Promise<Tour> {
  const owner = await sessionOf(lakshmi);
  const [kept, other] = await Promise.all(
    ['Naseem Bano', 'Arjun Das'].map(async (fullName) => {
      const { session } = await aCandidate(fullName);
      return (await callAs(session, getMyProfile)).userId;
    }),
  );
  await callAs(owner, keepCandidate, {
    body: { userId: kept ?? '', tags: ['Night shift', 'AC'], words: 'Fast and careful. Free from May on.' },
  });
  const about = `userId=${kept}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'talent-pool', path: '/hire-talent/pool' },
      { name: 'talent-change', path: `/view-all-candidates/${kept}?dialog=talent-change&${about}` },
      { name: 'talent-remove', path: `/view-all-candidates/${kept}?dialog=talent-remove&${about}` },
      { name: 'candidate-kept', path: `/view-all-candidates/${kept}` },
      { name: 'talent-keep', path: `/view-all-candidates/${other}?dialog=talent-keep` },
    ],
  };
}

export const talentPoolTours = { talentPool: once(talentPoolTour) };
