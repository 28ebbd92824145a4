import { aWordDocument } from '../../../apps/server/test/fixtures/a-word-document.ts';
import { aDriveFile, aDrivePdf, aDriveText } from '../../fixtures/drive.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** A customer who looks at files, searches and scans. */
async function viewTour(): Promise<Tour> {
  const person = await aCustomer('Nasreen Ali');
  const session = await sessionOf(person);
  const agreement = await aDrivePdf(session, 'Rent agreement 2026.pdf');
  await aDrivePdf(session, 'Rent agreement 2026.pdf', { itemId: agreement.itemId });
  const readings = await aDriveText(session, 'Meter readings.txt', 'March: 1,204\nApril: 1,260\n');
  const scope = await aDriveFile(session, {
    name: 'Scope of work.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: new Uint8Array(aWordDocument()),
  });
  return {
    person,
    screens: [
      { name: 'drive-file', path: `/drive/file/${agreement.itemId}` },
      { name: 'drive-file-versions', path: `/drive/file/${agreement.itemId}?tab=versions` },
      { name: 'drive-file-text', path: `/drive/file/${readings.itemId}` },
      { name: 'drive-file-document', path: `/drive/file/${scope.itemId}` },
      { name: 'drive-file-gone', path: '/drive/file/0199c0de-0000-7000-8000-000000000000' },
      { name: 'drive-search', path: '/drive/search?q=rent' },
      { name: 'drive-search-none', path: '/drive/search?q=elephant' },
      { name: 'drive-scan', path: '/drive/scan' },
    ],
  };
}

export const driveViewTours = {
  driveView: once(viewTour),
};
