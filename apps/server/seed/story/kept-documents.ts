/** What the first shop and its first customer keep, so that each folder of their drives has something in it. */
import { uploadDocuments } from '@nukkad/contract/files/document/document.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { listPartnerBookings, uploadWorkPhotos } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { addEmployeeDocument } from '@nukkad/contract/people/employee-file/employee-file.api';
import * as documents from '@nukkad/contract/work/payment-book/party-paper.api';
import { listBookEntries } from '@nukkad/contract/work/payment-book/payment-book.api';
import { addProjectFiles } from '@nukkad/contract/work/project-file/project-file.api';
import { listProjects } from '@nukkad/contract/work/project/project.api';
import { newId } from '../../src/platform/id.ts';
import type { DemoCity, Resident, Shop } from '../city/demo-city.ts';
import { drawnPaper, drawnPhoto } from './drawn-files.ts';
import { isOfSomeSize } from './larger-work.ts';
import type { Stage } from './stage.ts';

const dayMs = 86_400_000;
const photographed = 3;
const key = () => ({ key: newId() });

/** The plan is for the team, the photo for its client as well. */
async function fillProject({ client, actors, clock }: Stage, shop: Shop): Promise<void> {
  const owner = await actors.asOwner(shop);
  const { items } = await client.call(owner, listProjects, { query: { tab: 'open' } });
  const project = items.find(({ title }) => title === 'New pipes for block A');
  if (!project) return;
  const { projectId } = project;
  const plan = await drawnPaper({
    title: 'Plan of block A',
    lines: ['Ground floor: 14 taps, two risers.', 'Upper floors: 28 taps, one riser each.'],
    author: shop.companyName,
    madeAt: clock.now(),
  });
  await client.call(owner, addProjectFiles, {
    query: { projectId, audience: 'team' },
    files: [plan],
    ...key(),
  });
  const photo = await drawnPhoto('Ground floor.jpg', '#7fb3a6', true);
  const query = { projectId, audience: 'client' as const };
  await client.call(owner, addProjectFiles, { query, files: [photo], ...key() });
}

/** For the first receipt that was noted. */
async function issueReceipt({ client, actors }: Stage, shop: Shop): Promise<void> {
  const owner = await actors.asOwner(shop);
  const { items } = await client.call(owner, listBookEntries, { query: { kind: 'receipt' } });
  const entry = items.at(-1);
  if (!entry) return;
  const { entryId } = entry;
  const { content } = await client.call(owner, documents.previewPaper, { body: { entryId } });
  const seen = documents.seenOfPaper(content);
  await client.call(owner, documents.issuePaper, { body: { entryId, seen }, ...key() });
}

async function photograph({ client, actors }: Stage, shop: Shop): Promise<void> {
  const owner = await actors.asOwner(shop);
  const { items } = await client.call(owner, listPartnerBookings, { query: { tab: 'Completed' } });
  const done = items.filter(({ status }) => status === 'Completed').slice(0, photographed);
  for (const { bookingId } of done) {
    const files = [await drawnPhoto('after.jpg', '#c9d6df', true)];
    await client.call(owner, uploadWorkPhotos, { query: { bookingId, stage: 'after' }, files, ...key() });
  }
}

/** Who works there puts the licence into the own file. */
async function keepLicence({ client, actors, clock }: Stage, shop: Shop): Promise<void> {
  const [member] = shop.people;
  if (!member) return;
  const session = await actors.asMember(shop, member);
  const licence = await drawnPhoto('Driving licence.jpg', '#d8c9a3', true);
  const query = { type: 'identity_proof' as const };
  const kept = await client.call(session, uploadDocuments, { query, files: [licence] });
  const [document] = kept.documents;
  if (!document) return;
  const { documentId } = document;
  const year = Number(istDay(clock.now()).slice(0, 4)) + 4;
  const body = { employeeId: member.staffId, documentId, kind: 'driving_licence' as const };
  await client.call(session, addEmployeeDocument, {
    body: { ...body, number: 'KA05 20190012345', expiresOn: `${year}-06-30` },
  });
}

async function keepWarranty({ client, actors, clock }: Stage, resident: Resident): Promise<void> {
  const file = await drawnPaper({
    title: 'Warranty of the geyser',
    lines: ['Two years from the day of purchase.', 'गीज़र की वारंटी ख़रीदने के दिन से दो साल।'],
    author: resident.fullName,
    madeAt: clock.now(),
  });
  const session = await actors.asBuyer(resident);
  await client.call(session, uploadDocuments, { query: { type: 'other' }, files: [file] });
}

/** On the last days, when there is something to keep. Told of a city of some size. */
export function planDocuments(stage: Stage, city: DemoCity, present: Date): void {
  const [shop] = city.shops;
  const [resident] = city.residents;
  if (!isOfSomeSize(city) || !shop || !resident) return;
  stage.timeline.plan(new Date(present.getTime() - 1.5 * dayMs), async () => {
    await fillProject(stage, shop);
    await issueReceipt(stage, shop);
    await photograph(stage, shop);
    await keepLicence(stage, shop);
    await keepWarranty(stage, resident);
  });
}
