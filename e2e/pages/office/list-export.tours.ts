import { askExport, getExport } from '@nukkad/contract/office/list-export/list-export.api';
import { expect } from '@playwright/test';
import { callAs } from '../../fixtures/api.ts';
import { aBooking, aFinishedBooking } from '../../fixtures/bookings.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const exports = '/profile/exports';

/** A partner with two files, and the choice of a format. */
async function exportsTour(): Promise<Tour> {
  await aFinishedBooking({ inDays: 10, nthTime: 9 });
  const session = await sessionOf(lakshmi);
  const ask = (body: {
    list: 'bookings' | 'earnings';
    format: 'xlsx' | 'csv';
    filters: Record<string, string>;
  }) => callAs(session, askExport, { body });
  await ask({ list: 'earnings', format: 'csv', filters: { window: 'month' } });
  const { exportId } = await ask({ list: 'bookings', format: 'xlsx', filters: { tab: 'Completed' } });
  await expect
    .poll(async () => (await callAs(session, getExport, { params: { exportId } })).state)
    .toBe('ready');
  return {
    person: lakshmi,
    screens: [
      { name: 'exports', path: exports },
      { name: 'export-bookings', path: '/consultant-service/bookings?tab=Completed&dialog=export' },
      { name: 'export-money', path: '/consultant-service/money?window=month&dialog=export' },
      { name: 'export-statement', path: '/consultant-service/money?dialog=statement' },
    ],
  };
}

/** A customer before the first export. */
async function noExportsTour(): Promise<Tour> {
  const person = await aCustomer();
  return { person, screens: [{ name: 'exports-none', path: exports }] };
}

/** The same in the back office; a list without rows offers no file. */
async function officeExportsTour(): Promise<Tour> {
  await aBooking({ inDays: 10, nthTime: 12 });
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-exports', path: '/backoffice/exports' },
      { name: 'office-export-bookings', path: '/backoffice/bookings?dialog=export' },
    ],
  };
}

export const listExportTours = {
  exports: once(exportsTour),
  noExports: once(noExportsTour),
  officeExports: once(officeExportsTour),
};
