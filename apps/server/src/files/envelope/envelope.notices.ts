import { envelopeEvents } from '@nukkad/contract/files/envelope/envelope.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { istDay } from '@nukkad/contract/kernel/time';
import type { EventSpec, FactsOf } from '@nukkad/contract/kernel/event';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Recipient, notice, person, text } from '../../platform/notice/notice.ts';
import { type Said, dayIn } from '../../platform/spoken.rules.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { findEnvelope } from './envelope.store.ts';
import { type RecipientRow, findRecipient } from './recipient.store.ts';
import { codeOf } from './sign/sign-code.ts';

interface Facts {
  readonly envelopeId: string;
}
type OfOne = Facts & { readonly recipientId: string };
type News = FactsOf<typeof envelopeEvents.told>['news'];

interface Seen {
  readonly number: string;
  readonly from: string;
  readonly title: string;
  readonly name: string;
  readonly endsOn: string | null;
  readonly role: RecipientRow['role'];
  readonly link: string;
  readonly news: News;
}

type Sentences = (seen: Seen) => Said;

const asksTo: Readonly<Record<RecipientRow['role'], Said>> = {
  signer: { en: 'sign', hi: 'पर साइन करने' },
  approver: { en: 'approve', hi: 'को मंज़ूर करने' },
  witness: { en: 'sign as witness', hi: 'पर गवाह के तौर पर साइन करने' },
  viewer: { en: 'read', hi: 'को पढ़ने' },
  copy: { en: 'keep', hi: 'को रखने' },
};

const until = ({ endsOn }: Seen): Said =>
  endsOn === null
    ? { en: '', hi: '' }
    : { en: ` by ${dayIn('en', endsOn)}`, hi: ` ${dayIn('hi', endsOn)} तक` };

const asked: Sentences = (seen) => ({
  en: `${seen.from} asks you to ${asksTo[seen.role].en} "${seen.title}"${until(seen).en}: ${seen.link}`,
  hi: `${seen.from} ने आपसे "${seen.title}"${until(seen).hi} ${asksTo[seen.role].hi} को कहा है: ${seen.link}`,
});

const reminded: Sentences = (seen) => ({
  en: `reminder: ${seen.from} needs you to ${asksTo[seen.role].en} "${seen.title}"${until(seen).en}: ${seen.link}`,
  hi: `याद दिला दें: ${seen.from} ने आपसे "${seen.title}"${until(seen).hi} ${asksTo[seen.role].hi} को कहा है: ${seen.link}`,
});

const news: Readonly<Record<News, Sentences>> = {
  completed: ({ title, link }) => ({
    en: `everyone has signed "${title}". Download your copy: ${link}`,
    hi: `"${title}" पर सबने साइन कर दिया है। अपनी कॉपी डाउनलोड करें: ${link}`,
  }),
  rejected: ({ title, link }) => ({
    en: `someone declined to sign "${title}". No one needs to sign it now: ${link}`,
    hi: `किसी ने "${title}" पर साइन करने से मना किया। अब किसी को साइन नहीं करना है: ${link}`,
  }),
  corrected: ({ from, title, link }) => ({
    en: `${from} is correcting "${title}". You will be asked again: ${link}`,
    hi: `${from} "${title}" में सुधार कर रहे हैं। आपसे फिर पूछा जाएगा: ${link}`,
  }),
  cancelled: ({ from, title, link }) => ({
    en: `${from} cancelled "${title}". You don’t need to sign it: ${link}`,
    hi: `${from} ने "${title}" रद्द कर दिया। आपको साइन नहीं करना है: ${link}`,
  }),
  expired: ({ title, link }) => ({
    en: `time to sign "${title}" has run out: ${link}`,
    hi: `"${title}" पर साइन करने का समय ख़त्म हो गया है: ${link}`,
  }),
};

const toSender = {
  signed: ({ name, title, link }) => ({
    en: `${name} has done their part in "${title}": ${link}`,
    hi: `${name} ने "${title}" में अपना हिस्सा पूरा कर दिया है: ${link}`,
  }),
  declined: ({ name, title, link }) => ({
    en: `${name} declined to sign "${title}". Read the reason: ${link}`,
    hi: `${name} ने "${title}" पर साइन करने से मना किया। कारण देखें: ${link}`,
  }),
  delegated: ({ name, title, link }) => ({
    en: `${name} handed "${title}" on to another person: ${link}`,
    hi: `${name} ने "${title}" किसी और को सौंप दिया है: ${link}`,
  }),
  completed: ({ title, link }) => ({
    en: `everyone has signed "${title}", and the file is sealed: ${link}`,
    hi: `"${title}" पर सबने साइन कर दिया है और फ़ाइल सील हो गई है: ${link}`,
  }),
  expired: ({ title, link }) => ({
    en: `time to sign "${title}" has run out. Send it again if you still need it: ${link}`,
    hi: `"${title}" पर साइन करने का समय ख़त्म हो गया है। ज़रूरत हो तो फिर भेजें: ${link}`,
  }),
} as const satisfies Readonly<Record<string, Sentences>>;

async function look(
  { platform: { config } }: EnvelopeDependencies,
  reader: Reader,
  { envelopeId, recipientId, ...facts }: Facts & Partial<OfOne> & { readonly news?: News },
  isSender: boolean,
): Promise<Seen | null> {
  const row = await findEnvelope(reader, envelopeId);
  const one = recipientId === undefined ? null : await findRecipient(reader, recipientId);
  // What an agreement is about tells its own sides.
  if (!row || row.source === 'agreement' || (recipientId !== undefined && !one)) return null;
  const code = one === null ? '' : codeOf(config.secret, one.recipientId);
  const address = isSender ? screenAddress.sentSigning(envelopeId) : screenAddress.sign(code);
  return {
    number: row.number,
    from: row.fromName,
    title: row.title,
    name: one?.name ?? '',
    endsOn: row.endsAt && istDay(row.endsAt),
    role: one?.role ?? 'signer',
    link: `${config.publicOrigin}${address}`,
    news: facts.news ?? 'completed',
  };
}

/** By their number and address; with an account, in the app as well. */
async function namedOne(
  { people }: EnvelopeDependencies,
  reader: Reader,
  { recipientId }: OfOne,
): Promise<readonly Recipient[]> {
  const one = await findRecipient(reader, recipientId);
  if (!one) return [];
  const { mobileNumber, email, lang } = one;
  const account = (await people.single().accountsOf(reader, [mobileNumber])).get(mobileNumber) ?? null;
  return [{ userId: account, at: { mobileNumber, email, language: lang }, as: recipientId }];
}

export function envelopeNotices(deps: EnvelopeDependencies): readonly Notice[] {
  const { secret } = deps.platform.config;
  const named = <F extends OfOne>(event: EventSpec<F>, words: Sentences): Notice =>
    notice('envelope.tell_named', event, {
      tag: 'messages',
      urgent: true,
      template: 'signing_update',
      opens: ({ recipientId }) => screenAddress.sign(codeOf(secret, recipientId)),
      to: ({ facts }, reader) => namedOne(deps, reader, facts),
      look: ({ facts }, reader) => look(deps, reader, facts, false),
      words: (seen) => ({ fills: { number: seen.number, text: words(seen) } }),
    });
  const sender = <F extends Facts>(event: EventSpec<F>, words: Sentences): Notice =>
    notice('envelope.tell_sender', event, {
      tag: 'messages',
      opens: ({ envelopeId }) => screenAddress.sentSigning(envelopeId),
      to: async ({ facts }, reader) => person((await findEnvelope(reader, facts.envelopeId))?.userId),
      look: ({ facts }, reader) => look(deps, reader, facts, true),
      words: (seen) => text(words(seen)),
    });
  return [
    named(envelopeEvents.asked, asked),
    named(envelopeEvents.reminded, reminded),
    named(envelopeEvents.told, (seen) => news[seen.news](seen)),
    sender(envelopeEvents.signed, toSender.signed),
    sender(envelopeEvents.declined, toSender.declined),
    sender(envelopeEvents.delegated, toSender.delegated),
    sender(envelopeEvents.completed, toSender.completed),
    sender(envelopeEvents.expired, toSender.expired),
  ];
}
