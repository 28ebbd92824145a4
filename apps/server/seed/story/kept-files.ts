/** Two residents, a jobseeker and the first shop keep files: folders, stars, an earlier version, something in the bin. */
import * as api from '@nukkad/contract/files/drive/drive.api';
import { addGrant } from '@nukkad/contract/files/drive/grant.api';
import type { DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { listDepartments } from '@nukkad/contract/people/department/department.api';
import { seedDriveFile } from '../../src/files/drive/drive.seed.ts';
import { leading, write } from '../../src/platform/pdf/canvas.ts';
import { paper, renderPaper } from '../../src/platform/pdf/paper.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import type { DemoCity, Resident, Shop } from '../city/demo-city.ts';
import { isOfSomeSize } from './larger-work.ts';
import type { SeedSession } from './seed-client.ts';
import type { DepartmentName } from './staff/crew.ts';
import type { Stage } from './stage.ts';

const dayMs = 86_400_000;
const fieldWork: DepartmentName = 'Field work';

interface Keeper {
  readonly stage: Stage;
  readonly session: SeedSession;
  readonly viewer: Viewer;
  readonly space: DriveSpace;
}

const ofNoTeam = { staffId: null, isProfessional: false } as const;

const personOf = (
  stage: Stage,
  session: SeedSession,
  role: 'Buyer' | 'Jobseeker',
  { userId }: Pick<Resident, 'userId'>,
): Keeper => {
  const { sessionId } = session;
  const viewer = {
    userId,
    sessionId,
    role,
    organisationId: null,
    ...ofNoTeam,
    permissions: new Set<never>(),
  };
  return { stage, session, viewer, space: 'own' };
};

async function teamOf(stage: Stage, shop: Shop): Promise<Keeper> {
  const { owner, organisationId } = shop;
  const session = await stage.actors.asOwner(shop);
  const { sessionId } = session;
  const viewer = {
    userId: owner.userId,
    sessionId,
    role: 'Service Partner' as const,
    organisationId,
    ...ofNoTeam,
    permissions: ownerPermissions(),
  };
  return { stage, session, viewer, space: 'team' };
}

interface Written {
  readonly name: string;
  readonly content: Buffer;
  readonly mediaType: string;
}

const aText = (name: string, ...lines: readonly string[]): Written => ({
  name,
  content: Buffer.from(`${lines.join('\n')}\n`),
  mediaType: name.endsWith('.csv') ? 'text/csv' : 'text/plain',
});

const aPaper = async (stage: Stage, title: string, ...lines: readonly string[]): Promise<Written> => ({
  name: `${title}.pdf`,
  mediaType: 'application/pdf',
  content: await renderPaper({ title, author: 'Nukkad', madeAt: stage.clock.now() }, (doc) => {
    doc.addPage();
    let at = write(doc, title, paper.left, 60, paper.width, { size: 20, bold: true }) + leading(12);
    for (const line of lines) at = write(doc, line, paper.left, at, paper.width, { size: 11 }) + leading(8);
  }),
});

/** A wall with a window, as it is painted in this colour. */
async function aPicture(name: string, wall: string): Promise<Written> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="${wall}"/>
    <rect y="500" width="960" height="140" fill="#8a5a3c"/><rect x="330" y="120" width="300" height="260" fill="#cfe8f5" stroke="#ffffff" stroke-width="18"/>
    <path d="M480 120V380M330 250H630" stroke="#ffffff" stroke-width="12"/></svg>`;
  const content = await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
  return { name, content, mediaType: 'image/webp' };
}

const folder = async ({ stage, session, space }: Keeper, name: string, parentId: string | null = null) =>
  (await stage.client.call(session, api.makeDriveFolder, { body: { space, parentId, name } })).itemId;

function put(keeper: Keeper, parentId: string | null, file: Written, itemId?: string): Promise<string> {
  const { stage, viewer, space } = keeper;
  const call = { viewer, now: stage.clock.now() };
  return seedDriveFile(stage.app.platform, call, { space, parentId, name: file.name, itemId }, file);
}

const star = ({ stage, session }: Keeper, itemId: string) =>
  stage.client.call(session, api.starDriveItem, { body: { itemId, starred: true } });

const bin = ({ stage, session }: Keeper, itemId: string) =>
  stage.client.call(session, api.binDriveItems, { body: { itemIds: [itemId] } });

async function keepHome(keeper: Keeper): Promise<void> {
  const { stage } = keeper;
  const home = await folder(keeper, 'Home');
  const bills = await folder(keeper, 'Bills', home);
  const pictures = await folder(keeper, 'Before the painter came', home);
  await put(
    keeper,
    home,
    await aPaper(
      stage,
      'Rent agreement',
      'The rent is paid by the fifth of each month.',
      'किराया हर महीने की पाँच तारीख़ तक दिया जाता है।',
    ),
  );
  const rows = ['Month,Units,Rupees', 'June,212,1690', 'July,240,1915', 'August,198,1574'];
  await put(keeper, bills, aText('Electricity.csv', ...rows));
  await put(keeper, pictures, await aPicture('Bedroom.webp', '#e7d3a8'));
  await put(keeper, pictures, await aPicture('Hall.webp', '#b9cfae'));
  const numbers = await put(
    keeper,
    null,
    aText('Numbers at home.txt', 'Gas agency: book by the app', 'Lift: ask the guard'),
  );
  await star(keeper, numbers);
  await bin(keeper, await put(keeper, home, aText('Old shopping list.txt', 'Bulbs, two', 'Tap washer')));
}

async function keepWarranties(keeper: Keeper): Promise<void> {
  const warranties = await folder(keeper, 'वारंटी');
  const card = await aPaper(
    keeper.stage,
    'Water purifier',
    'Two years from the day of purchase.',
    'दो साल की वारंटी।',
  );
  await star(keeper, await put(keeper, warranties, card));
}

async function keepCertificates(keeper: Keeper): Promise<void> {
  const kept = await folder(keeper, 'Certificates');
  await put(
    keeper,
    kept,
    await aPaper(keeper.stage, 'ITI certificate', 'Electrician, two years, first division.'),
  );
}

/** For who works outside, where the shop has departments. */
async function shareWithField({ stage, session }: Keeper, itemId: string): Promise<void> {
  const { items } = await stage.client.call(session, listDepartments, { query: {} });
  const field = items.find(({ name }) => name === fieldWork);
  if (!field) return;
  const to = { kind: 'department' as const, departmentId: field.departmentId };
  await stage.client.call(session, addGrant, { body: { itemId, to, right: 'view' } });
}

async function keepTeam(keeper: Keeper): Promise<void> {
  const { stage } = keeper;
  const [contracts, prices, team] = [
    await folder(keeper, 'Contracts'),
    await folder(keeper, 'Price lists'),
    await folder(keeper, 'For the team'),
  ];
  await put(
    keeper,
    contracts,
    await aPaper(stage, 'Shop lease', 'The lease runs for three years from April.'),
  );
  const list = (visit: number) =>
    aText('Visits.csv', 'Work,Rupees', `Fan,${visit}`, `Tap,${visit + 50}`, `Switch,${visit - 60}`);
  const visits = await put(keeper, prices, list(249));
  await put(keeper, prices, list(279), visits);
  await star(keeper, visits);
  await put(
    keeper,
    team,
    aText(
      'Before you ring the bell.txt',
      'Call ten minutes before.',
      'Shoes stay outside.',
      'घर में जूते बाहर उतारें।',
    ),
  );
  await put(keeper, team, await aPicture('Finished wall.webp', '#f0c9b0'));
  await shareWithField(keeper, team);
  await bin(keeper, await put(keeper, contracts, aText('Draft of last year.txt', 'Not signed.')));
}

/** Told of a city of some size, in its last days. */
export function planDrives(stage: Stage, city: DemoCity, present: Date): void {
  const [shop] = city.shops;
  const [first, second] = city.residents;
  const [seeker] = city.jobSeekers;
  if (!isOfSomeSize(city) || !shop || !first || !second) return;
  const { actors, timeline } = stage;
  const ago = (days: number, act: () => Promise<void>) =>
    timeline.plan(new Date(present.getTime() - days * dayMs), act);
  ago(4, async () => keepHome(personOf(stage, await actors.asBuyer(first), 'Buyer', first)));
  ago(3.5, async () => keepWarranties(personOf(stage, await actors.asBuyer(second), 'Buyer', second)));
  ago(3, async () => keepTeam(await teamOf(stage, shop)));
  if (seeker)
    ago(2.5, async () =>
      keepCertificates(personOf(stage, await actors.asSeeker(seeker), 'Jobseeker', seeker)),
    );
}
