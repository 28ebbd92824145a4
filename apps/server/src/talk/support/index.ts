import { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { closeResolved } from './close-resolved.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { PrivacyInterface } from '../../identity/privacy/index.ts';
import type { ReadFaqFigures } from './faq/faq.interface.ts';
import { listFaqPages } from './faq/faq-pages.store.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { listShown } from './faq/faq.store.ts';
import { helpFinders } from './find-help.ts';
import { incidentFinders } from './find-incidents.ts';
import { listKnownFiles } from './incident-file.store.ts';
import { defaultSupportRules } from './support.rules.ts';
import { videoRoutes } from './video/video.routes.ts';
import type { TellSockets } from '../../platform/socket/namespace.ts';
import { replyRoutes } from './reply/reply.routes.ts';
import type { ChatInterface } from '../chat/index.ts';
import { keepQueue } from './session/keep-queue.ts';
import { sessionConsumers } from './session/session.consumers.ts';
import { sessionNotices } from './session/session.notices.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { readDeskRules } from './session/desk-rules.store.ts';
import { deskRulesOf, hoursOf } from './session/desk-hours.rules.ts';
import { sessionSockets } from './session/session.sockets.ts';
import type { SupportInterface } from './support.interface.ts';
import { supportNotices } from './support.notices.ts';
import { supportPersonal } from './support-personal.store.ts';
import { wakeConsumer } from './wake.consumer.ts';
import { supportWaiting } from './read-waiting.ts';
import { supportRoutes } from './support.routes.ts';

export type { ReadFaqFigures } from './faq/faq.interface.ts';
export type { SupportInterface } from './support.interface.ts';

interface SupportParts {
  readonly account: Pick<AccountInterface, 'admins' | 'getPeople' | 'namesOf'>;
  readonly privacy: Pick<PrivacyInterface, 'readNotice'>;
  readonly booking: Pick<
    BookingInterface,
    'payable' | 'ownSide' | 'briefs' | 'bookingIds' | 'bookingNumbers'
  >;
  readonly catalog: Pick<CatalogInterface, 'categoryNames'>;
  readonly chat: ChatInterface;
  /** The sockets of the messaging service, where the desk is told as well. */
  readonly tell: TellSockets;
}

/** What people ask and tell support, and what support answers, in words that are sent and in live talks. */
export function createSupportDomain(
  platform: Platform,
  { account, privacy, booking, catalog, chat, tell }: SupportParts,
): Domain & SupportInterface {
  const talks = { platform, account, chat, tell };
  const { db, clock } = platform;
  const faqFigures = extensionPoint<ReadFaqFigures>('support.faq_figures');
  const shown = platform.snapshots.whole('faq', listShown);
  const readAnswerDays = async (now: Date) =>
    (await privacy.readNotice(db, now)).grievanceOfficer.answersWithinDays;
  return {
    name: 'support',
    faqFigures,
    hours: async (reader, now) => hoursOf(await readDeskRules(platform, reader, now)),
    settings: {
      'support.rules': defaultSupportRules,
      'support.desk': deskRulesOf(platform.config.company.hours),
    },
    constraints: { support_session_open: sessionErrors.session_moved_on },
    personal: supportPersonal,
    finders: [...incidentFinders, ...helpFinders({ figures: faqFigures, shown: () => shown() })],
    waiting: supportWaiting,
    addresses: listFaqPages,
    keptFiles: [{ prefixes: ['incidents/'], listKnown: listKnownFiles }],
    routes: [
      ...supportRoutes(platform, { account, booking, catalog, readAnswerDays }),
      ...sessionRoutes(talks),
      ...replyRoutes({ platform, account }),
      ...videoRoutes({ platform, account }),
      ...faqRoutes({ platform, account, figures: faqFigures, shown: () => shown() }),
    ],
    sockets: [sessionSockets(talks)],
    consumers: [...sessionConsumers({ ...talks, booking }), wakeConsumer(platform)],
    notices: [...supportNotices(platform, readAnswerDays), ...sessionNotices(talks)],
    cron: [
      { name: 'support.keep_queue', match: '* * * * *', run: () => keepQueue(talks) },
      {
        name: 'support.close_resolved',
        match: '29 * * * *',
        run: async () => {
          await platform.write(system, (tx) => closeResolved(tx, clock.now()));
        },
      },
    ],
  };
}

export const support = domainOn({
  needs: ['account', 'booking', 'catalog', 'chat', 'privacy', 'tell'],
  create: createSupportDomain,
});
