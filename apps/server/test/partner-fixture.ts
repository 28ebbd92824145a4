import { addDocuments } from '@nukkad/contract/files/document/document.api';
import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { addService } from '@nukkad/contract/market/catalog/partner-service.api';
import {
  getPartnerProfile,
  saveBankAccount,
  saveGstNumber,
  savePanNumber,
  startAsPartner,
  submitForReview,
  updatePartnerProfile,
  verifyBankAccount,
} from '@nukkad/contract/market/partnership/partnership.api';
import { decideDocument, decideProfile, getReview } from '@nukkad/contract/market/partnership/review.api';
import { answering, pricing, working } from './played-domains.ts';
import PDFKit from 'pdfkit';
import sharp from 'sharp';
import { createAccountDomain } from '../src/identity/account/index.ts';
import { createCatalogDomain } from '../src/market/catalog/index.ts';
import { createDocumentDomain } from '../src/files/document/index.ts';
import { createGeographyDomain } from '../src/places/geography/index.ts';
import { createPartnerDomain } from '../src/identity/partner/index.ts';
import { type PartnershipInterface, createPartnershipDomain } from '../src/market/partnership/index.ts';
import type { CronEntry } from '../src/platform/jobs/worker.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { createScheduleDomain } from '../src/market/schedule/index.ts';
import { aUser } from './a-partner.ts';
import { type Mounted, type MountedOptions, aViewer, mounted } from './mounted.ts';
import type { Answer, TestClient, Wire } from './test-client.ts';
import { sql } from 'kysely';

/** In the local register, so every check of them answers the same. */
export const kavita = {
  pan: 'ABCPK2002B',
  gstNumber: '29ABCPK2002B1ZH',
  fullName: 'Kavita Kulkarni',
} as const;

/** One page that says one word. */
export function aPdf(): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PDFKit({ info: { Author: 'Kavita Kulkarni', Title: 'Scan of the second floor' } });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.text('PAN card');
    pdf.end();
  });
}

/** A photo that says where it was taken. */
export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'Kavita Kulkarni' } })
    .jpeg()
    .toBuffer();

export interface Upload {
  readonly content: Buffer;
  readonly name: string;
  readonly mediaType: string;
}

export function sendFiles(client: TestClient, type: string, files: readonly Upload[]): Promise<Answer> {
  const form = new FormData();
  for (const { content, name, mediaType } of files)
    form.append('files', new File([new Uint8Array(content)], name, { type: mediaType }));
  return client.send('POST', `/api/document/upload?type=${type}`, { body: form });
}

export interface NewPartner {
  readonly userId: string;
  readonly organisationId: string;
  readonly owner: Viewer;
  readonly client: TestClient;
}

export interface PartnerFixture {
  readonly app: Mounted;
  readonly admin: TestClient;
  readonly adminId: string;
  /** Signed in as this organisation's owner. */
  ownerOf(userId: string, organisationId: string): Viewer;
  /** A buyer who has just begun. */
  aBeginner(fullName?: string): Promise<NewPartner>;
  /** With every step filled in, ready to be sent. */
  aReadyPartner(options?: { pan?: string; gstNumber?: string | null }): Promise<NewPartner>;
  /** Sent, approved and its account verified. */
  aLivePartner(options?: { pan?: string; gstNumber?: string | null }): Promise<NewPartner>;
  /** The code of the one rupee that came to this partner last. */
  pennyCode(partner: NewPartner): Promise<string>;
  /** The reviewer accepts every document of the waiting profile. */
  accept(partner: Pick<NewPartner, 'organisationId'>): Promise<void>;
  decide(partner: NewPartner, decision: Wire): Promise<Answer>;
  profile(partner: NewPartner): Promise<PartnerProfile>;
  rows(query: ReturnType<typeof sql>): Promise<Wire[]>;
  /** Bookings that a partner still has, as far as this world is concerned. */
  readonly busy: Set<string>;
  /** Paise that we owe a partner; negative: it owes us. */
  readonly balances: Map<string, number>;
  readonly partnership: Pick<PartnershipInterface, 'releaseReviewsOf'>;
  /** One of the jobs of accounts and partners, now. */
  runClock(name: string): Promise<void>;
  close(): Promise<void>;
}

let pans = 1_000;
/** Another PAN each time, of a person. */
export const aPan = () => `AAAPK${(pans += 1)}A`;

/** Account, partner, catalogue, documents and partnership on one database. */
export async function partnerFixture(
  ofMounted: Pick<MountedOptions, 'readers'> = {},
): Promise<PartnerFixture> {
  const busy = new Set<string>();
  const balances = new Map<string, number>();
  let clocks: readonly CronEntry[] = [];
  let releaseReviewsOf: PartnershipInterface['releaseReviewsOf'] | undefined;
  const app = await mounted((platform, sessions) => {
    const geography = createGeographyDomain(platform);
    const partner = createPartnerDomain(platform);
    const account = createAccountDomain(platform, { partner, sessions });
    const catalog = createCatalogDomain(platform, { account, partner, geography });
    const schedule = createScheduleDomain(platform, { catalog, geography });
    const document = createDocumentDomain(platform);
    const interfaces = { account, catalog, document, partner, schedule, geography };
    const partnership = createPartnershipDomain(platform, interfaces);
    const played = [
      pricing(catalog),
      answering(partnership.balances.answeredBy(async (_, id) => balances.get(id) ?? 0)),
      working({
        ofPerson: async (_, { organisationIds }) => organisationIds.filter((id) => busy.has(id)).length,
        ofPartner: async (_, organisationId) => (busy.has(organisationId) ? 2 : 0),
        ofProfessional: async (_, staffId) => (busy.has(staffId) ? 1 : 0),
      }),
    ];
    releaseReviewsOf = (...asked) => partnership.releaseReviewsOf(...asked);
    clocks = [account, partnership].flatMap(({ cron }) => cron ?? []);
    return [geography, partner, account, catalog, ...played, schedule, document, partnership];
  }, ofMounted);
  const runClock = async (name: string) => {
    const entry = clocks.find((one) => one.name === name);
    if (!entry) throw new Error(`There is no clock ${name}.`);
    await entry.run();
  };
  const { db } = app.platform;
  const adminId = await aUser(db, 'Nisha Verma');
  const admin = app.as(aViewer({ userId: adminId, role: 'Admin' }));
  const ownerOf = (userId: string, organisationId: string) =>
    aViewer({ userId, organisationId, role: 'Service Partner' });

  const aBeginner = async (fullName: string = kavita.fullName): Promise<NewPartner> => {
    const userId = await aUser(db, fullName);
    const { organisationId } = await app
      .as(aViewer({ userId }))
      .call(startAsPartner, { body: { companyName: 'Kavita Repairs', pincode: '560038' } });
    const owner = ownerOf(userId, organisationId);
    return { userId, organisationId, owner, client: app.as(owner) };
  };
  const attachPan = async ({ client }: NewPartner) => {
    const file = { content: await aPdf(), name: 'pan.pdf', mediaType: 'application/pdf' };
    const { status, body } = await sendFiles(client, 'pan_card', [file]);
    if (status !== 200) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`);
    await client.call(addDocuments, { body: { documentIds: [body.documents[0].documentId] } });
  };
  const aReadyPartner: PartnerFixture['aReadyPartner'] = async (options = {}) => {
    const partner = await aBeginner();
    const { client } = partner;
    await client.call(updatePartnerProfile, {
      body: {
        constitution: 'proprietor',
        ownerName: kavita.fullName,
        line1: '12, second floor',
        locality: '100 Feet Road, Indiranagar',
      },
    });
    await client.call(savePanNumber, { body: { pan: options.pan ?? aPan() } });
    await client.call(saveGstNumber, { body: { gstNumber: options.gstNumber ?? null } });
    await client.call(addService, { body: { serviceId: 'bathroom-cleaning', price: 49_900, minutes: 60 } });
    await client.call(saveBankAccount, {
      body: { holderName: kavita.fullName, accountNumber: '50100012345678', ifsc: 'HDFC0000001' },
    });
    await attachPan(partner);
    await app.drain();
    return partner;
  };
  const pennyCode = async ({ userId }: NewPartner) => {
    await app.drain();
    const { rows } = await sql<{ text: string }>`select text from development_inbox
      join user_account on mobile_number = recipient where user_id = ${userId} and template = 'bank_statement'
      order by message_id desc limit 1`.execute(db);
    return /Reference (\d{4})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  };
  const accept = async ({ organisationId }: Pick<NewPartner, 'organisationId'>) => {
    const { body } = await admin.ask(getReview, { params: { organisationId } });
    for (const { documentId, status } of body.documents ?? [])
      if (status === 'Pending')
        await admin.ask(decideDocument, {
          body: { organisationId, documentId, decision: 'accept', seenStatus: status },
        });
  };
  const decide = async (partner: NewPartner, decision: Wire) => {
    if (decision['decision'] === 'Approved' && decision['changeId'] === undefined) await accept(partner);
    return admin.ask(decideProfile, { body: { organisationId: partner.organisationId, ...decision } });
  };
  return {
    app,
    admin,
    adminId,
    busy,
    balances,
    ownerOf,
    aBeginner,
    aReadyPartner,
    pennyCode,
    accept,
    decide,
    aLivePartner: async (options) => {
      const partner = await aReadyPartner(options);
      const { client, organisationId } = partner;
      await client.call(submitForReview);
      await client.call(verifyBankAccount, { body: { code: await pennyCode(partner) } });
      await accept(partner);
      await admin.call(decideProfile, { body: { organisationId, decision: 'Approved' } });
      return partner;
    },
    profile: ({ client }) => client.call(getPartnerProfile),
    rows: async (query) => (await query.execute(db)).rows as Wire[],
    partnership: {
      releaseReviewsOf: async (tx, userId, now) => releaseReviewsOf?.(tx, userId, now),
    },
    runClock,
    close: () => app.close(),
  };
}
