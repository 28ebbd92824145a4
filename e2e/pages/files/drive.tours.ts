import { binDriveItems, starDriveItem } from '@nukkad/contract/files/drive/drive.api';
import { callAs } from '../../fixtures/api.ts';
import { aDriveFile, aDrivePdf, aDriveText, aFolder } from '../../fixtures/drive.ts';
import { aPaperPhoto } from '../../fixtures/letter-photo.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** A customer who keeps files: each place of the drive, and each dialog. */
async function ownTour(): Promise<Tour> {
  const person = await aCustomer('Farah Khan');
  const session = await sessionOf(person);
  const home = await aFolder(session, 'House in Indiranagar');
  const bills = await aFolder(session, 'Electricity bills', { parentId: home.itemId });
  const agreement = await aDrivePdf(session, 'Rent agreement 2026.pdf');
  await aDrivePdf(session, 'Rent agreement 2026.pdf', { itemId: agreement.itemId });
  await aDriveText(session, 'Meter readings.txt', 'March: 1,204\nApril: 1,260\n', {
    parentId: home.itemId,
  });
  const photo = { name: 'Letter from the bank.jpg', mediaType: 'image/jpeg' };
  await aDriveFile(session, { ...photo, content: new Uint8Array(await aPaperPhoto('Letter')) });
  const old = await aDriveText(session, 'Old list.txt', 'Paint, brushes\n');
  await callAs(session, binDriveItems, { body: { itemIds: [old.itemId] } });
  for (const { itemId } of [home, agreement])
    await callAs(session, starDriveItem, { body: { itemId, starred: true } });
  const about = (dialog: string) => `/drive?dialog=${dialog}&item=${agreement.itemId}`;
  return {
    person,
    screens: [
      { name: 'drive', path: '/drive' },
      { name: 'drive-grid', path: '/drive?view=grid' },
      { name: 'drive-folder', path: `/drive/folder/${home.itemId}` },
      { name: 'drive-folder-empty', path: `/drive/folder/${bills.itemId}` },
      { name: 'drive-new-folder', path: '/drive?dialog=new-folder' },
      { name: 'drive-acts', path: about('item') },
      { name: 'drive-rename', path: about('rename') },
      { name: 'drive-move', path: about('move') },
      { name: 'drive-copy', path: about('copy') },
      { name: 'drive-versions', path: about('versions') },
      { name: 'drive-share', path: `/drive?dialog=share&shared=${home.itemId}` },
      { name: 'drive-share-link', path: `/drive?dialog=share&shared=${agreement.itemId}&way=link` },
      { name: 'drive-space', path: '/drive?dialog=space' },
      { name: 'drive-recent', path: '/drive/recent' },
      { name: 'drive-starred', path: '/drive/starred' },
      { name: 'drive-bin', path: '/drive/bin' },
      { name: 'drive-bin-empty-ask', path: '/drive/bin?dialog=empty-bin' },
      { name: 'drive-bin-remove', path: `/drive/bin?dialog=remove&item=${old.itemId}` },
    ],
  };
}

/** A customer who keeps nothing yet. */
async function emptyTour(): Promise<Tour> {
  return {
    person: await aCustomer('Meera Nair'),
    screens: [
      { name: 'drive-empty', path: '/drive' },
      { name: 'drive-recent-empty', path: '/drive/recent' },
      { name: 'drive-shared-empty', path: '/drive/shared-with-me' },
      { name: 'drive-starred-empty', path: '/drive/starred' },
      { name: 'drive-bin-none', path: '/drive/bin' },
      { name: 'drive-records-empty', path: '/drive/records/invoices' },
      { name: 'drive-gone', path: '/drive/folder/0199c0de-0000-7000-8000-000000000000' },
    ],
  };
}

/** A business: what its team keeps, and what fills itself. */
async function teamTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const forms = await aFolder(session, `Forms ${Date.now()}`, { space: 'team' });
  await aDrivePdf(session, 'Rate card.pdf', { space: 'team', parentId: forms.itemId });
  return {
    person: lakshmi,
    screens: [
      { name: 'drive-team', path: '/drive/team' },
      { name: 'drive-share-team', path: `/drive/team?dialog=share&shared=${forms.itemId}` },
      { name: 'drive-team-folder', path: `/drive/folder/${forms.itemId}` },
      { name: 'drive-bin-team', path: '/drive/bin?space=team' },
      { name: 'drive-records', path: '/drive/records/invoices' },
      { name: 'drive-records-photos', path: '/drive/records/work_photos' },
    ],
  };
}

export const driveTours = {
  driveOwn: once(ownTour),
  driveEmpty: once(emptyTour),
  driveTeam: once(teamTour),
};
