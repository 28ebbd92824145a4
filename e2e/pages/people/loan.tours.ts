import { istDay } from '@nukkad/contract/kernel/time';
import * as api from '@nukkad/contract/people/loan/loan.api';
import { callAs } from '../../fixtures/api.ts';
import { coolCareOwner, lakshmi, ramesh } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const thisMonth = () => `${istDay(new Date()).slice(0, 7)}-01`;

const asked = async () =>
  callAs(await sessionOf(ramesh), api.askForLoan, {
    body: {
      amount: 2_400_000,
      instalments: 12,
      yearlyPercent: 9,
      firstMonth: thisMonth(),
      note: 'Fees of the school',
    },
  });

/** Approved and paid out. */
async function running() {
  const owner = await sessionOf(lakshmi);
  const { loanId, request, firstMonth } = await asked();
  if (!request) throw new Error('A loan that was asked for has a request.');
  const { requestId, version } = request;
  await callAs(owner, api.reviewLoan, { body: { requestId, version, decision: 'approved' } });
  const agreed = await callAs(owner, api.getLoan, { params: { loanId } });
  return callAs(owner, api.handOverLoan, {
    body: { loanId, version: agreed.version, firstMonth, day: istDay(new Date()), method: 'cash' },
  });
}

/** The office: loans, one to review, one that is paid back. */
async function officeTour(): Promise<Tour> {
  const open = await asked();
  const { loanId } = await running();
  return {
    person: lakshmi,
    screens: [
      { name: 'loans', path: '/people/loans' },
      { name: 'loan-give', path: '/people/loans?dialog=give' },
      { name: 'loan-review', path: `/people/loans/${open.loanId}` },
      { name: 'loan-approve', path: `/people/loans/${open.loanId}?dialog=approve` },
      { name: 'loan-running', path: `/people/loans/${loanId}` },
      { name: 'loan-repay', path: `/people/loans/${loanId}?dialog=repay` },
      { name: 'loan-pause', path: `/people/loans/${loanId}?dialog=pause&month=${thisMonth()}` },
    ],
  };
}

async function ownTour(): Promise<Tour> {
  const { loanId } = await asked();
  await running();
  return {
    person: ramesh,
    screens: [
      { name: 'own-loans', path: '/loans' },
      { name: 'own-loan', path: `/people/loans/${loanId}` },
      { name: 'own-loan-new', path: '/loans?dialog=loan' },
    ],
  };
}

/** A business in which no one has a loan. */
const emptyTour = async (): Promise<Tour> => ({
  person: coolCareOwner,
  screens: [{ name: 'loans-none', path: '/people/loans' }],
});

export const loanTours = {
  loanOffice: once(officeTour),
  loanOwn: once(ownTour),
  loanNone: once(emptyTour),
};
