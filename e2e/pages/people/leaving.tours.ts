import { agreeOnLeaving, endEmployment, moveLeaving } from '@nukkad/contract/people/leaving/leaving.api';
import {
  beginSettlement,
  confirmPayroll,
  getPayroll,
  seenOfPayroll,
} from '@nukkad/contract/people/payroll/payroll.api';
import { issueLetter, previewLetter, sendLetter } from '@nukkad/contract/people/leaving/letter.api';
import { callAs } from '../../fixtures/api.ts';
import { daysAhead } from '../../fixtures/days.ts';
import { aColleague, resigned, withWork } from '../../fixtures/leavings.ts';
import { anApprovedPartner } from '../../fixtures/partners.ts';
import { cleanCornerOwner, lakshmi } from '../../fixtures/people.ts';
import { aPayroll, payOne } from '../../fixtures/salaries.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** One who has not resigned. */
async function stayingTour(): Promise<Tour> {
  const person = await aColleague('Sita Devi');
  return {
    person,
    screens: [
      { name: 'resignation-none', path: '/leaving' },
      { name: 'resign', path: '/leaving?dialog=resign' },
    ],
  };
}

/** One who has. */
async function resignedTour(): Promise<Tour> {
  const person = await aColleague('Imran Sheikh');
  await resigned(person, 12);
  return {
    person,
    screens: [
      { name: 'resignation', path: '/leaving' },
      { name: 'resignation-withdraw', path: '/leaving?dialog=withdraw' },
    ],
  };
}

/** Two who are sent away after the payroll was confirmed: what is left is settled by itself, of one it has begun. */
async function settlementTour(): Promise<Tour> {
  // A payroll of this month that is no other test's.
  const owner = await anApprovedPartner();
  const { session } = owner;
  const [waits, begun] = [await aColleague('Ravi Kumar', owner), await aColleague('Meera Nair', owner)];
  for (const name of ['Ravi Kumar', 'Meera Nair']) await payOne(session, name);
  const { runId } = await aPayroll(owner);
  const run = await callAs(session, getPayroll, { params: { runId } });
  await callAs(session, confirmPayroll, { params: { runId }, body: { seen: seenOfPayroll(run) } });
  for (const { employeeId } of [waits, begun])
    await callAs(session, endEmployment, {
      body: { employeeId, lastDayOn: daysAhead(0), shortNotice: 'paid' },
    });
  const settlement = await callAs(session, beginSettlement, { body: { staffId: begun.employeeId } });
  const tabOf = ({ employeeId }: { employeeId: string }) => `/people/employees/${employeeId}?tab=leaving`;
  return {
    person: owner,
    screens: [
      { name: 'settlement-left', path: tabOf(waits) },
      { name: 'settlement-run', path: `/salary/run/${settlement.runId}` },
      { name: 'settlement-begun', path: tabOf(begun) },
    ],
  };
}

/** Who is leaving has a letter in two versions, and a link was sent; another waits for the first one. */
async function lettersTour(): Promise<Tour> {
  const owner = cleanCornerOwner;
  const session = await sessionOf(owner);
  const people = [await aColleague('Farah Khan', owner), await aColleague('Imran Sheikh', owner)] as const;
  for (const { employeeId } of people) {
    const { leavingId, version } = await callAs(session, endEmployment, {
      body: { employeeId, lastDayOn: daysAhead(10), shortNotice: 'waived' },
    });
    await callAs(session, moveLeaving, { body: { leavingId, version, verb: 'clear' } });
    if (employeeId !== people[0].employeeId) continue;
    const said = { leavingId, place: 'Bengaluru', signatoryName: 'Joseph D’Souza', signatoryTitle: 'Owner' };
    for (const lang of ['hi', 'en'] as const) {
      const body = { ...said, kind: 'relieving', lang } as const;
      const { digest } = await callAs(session, previewLetter, { body });
      const { letterId } = await callAs(session, issueLetter, { body: { ...body, digest } });
      if (lang === 'en') await callAs(session, sendLetter, { body: { letterId } });
    }
  }
  const [has, waits] = people.map(({ employeeId }) => `/people/employees/${employeeId}?tab=leaving`);
  return {
    person: owner,
    screens: [
      { name: 'leaving-letters', path: has ?? '' },
      { name: 'leaving-letter-none', path: waits ?? '' },
      { name: 'leaving-letter-new', path: `${waits}&dialog=letter` },
    ],
  };
}

/** Lakshmi's office: who is leaving, one who asks, one who serves notice, one who stays. */
async function officeTour(): Promise<Tour> {
  const [asks, serves, stays] = [
    await aColleague('Farah Khan'),
    await aColleague('Ravi Kumar'),
    await aColleague('Meera Nair'),
  ];
  await resigned(asks, 10);
  const { leavingId, version } = await resigned(serves, 20);
  await withWork(serves, stays);
  const session = await sessionOf(lakshmi);
  await payOne(session, 'Ravi Kumar');
  await callAs(session, agreeOnLeaving, {
    body: { leavingId, version, verb: 'accept', lastDayOn: daysAhead(20), shortNotice: 'recovered' },
  });
  const tabOf = ({ employeeId }: { employeeId: string }) => `/people/employees/${employeeId}?tab=leaving`;
  return {
    person: lakshmi,
    screens: [
      { name: 'leavings', path: '/people/leaving' },
      { name: 'leavings-none', path: '/people/leaving?state=over' },
      { name: 'leaving-notice', path: '/people/leaving?dialog=notice' },
      { name: 'leaving-asked', path: tabOf(asks) },
      { name: 'leaving-accept', path: `${tabOf(asks)}&dialog=last-day` },
      { name: 'leaving-serving', path: tabOf(serves) },
      { name: 'leaving-hand-over', path: `${tabOf(serves)}&dialog=hand-over` },
      { name: 'leaving-cancel', path: `${tabOf(serves)}&dialog=cancel-leaving` },
      { name: 'leaving-not', path: tabOf(stays) },
      { name: 'leaving-end', path: `${tabOf(stays)}&dialog=end` },
    ],
  };
}

export const leavingTours = {
  leavingNot: once(stayingTour),
  leavingOwn: once(resignedTour),
  leavingOffice: once(officeTour),
  settlement: once(settlementTour),
  leavingLetters: once(lettersTour),
};
