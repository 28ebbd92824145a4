import { systemAuthorized } from '../../platform/authorize.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { system } from '../../platform/platform.ts';
import { giveShare } from './make-share.ts';
import { mountOldLinks } from './old-links.pages.ts';
import { openGiven, sendShare } from './send-share.ts';
import type { Shareable, ShareInterface, ShareMakers } from './share.interface.ts';
import { shareNotices } from './share.notices.ts';
import { mountSharePages } from './share.pages.ts';
import { shareRoutes } from './share.routes.ts';
import { openings } from './share.rules.ts';
import { countSentSince, removeEndedShares, revokeOf, sharePersonal } from './share.store.ts';

export type {
  GivenShare,
  Shareable,
  ShareInterface,
  ShareMakers,
  SharedEntries,
  SharedEntry,
  SharedFile,
  SharedFolder,
  SharedThing,
} from './share.interface.ts';

const mostAtOnce = 5_000;

/** Links by which one thing opens without signing in: one list, one page and one set of rules for all that is shared. */
export function createShareDomain(platform: Platform): Domain & ShareInterface {
  const subjects = extensionPoint<Shareable>('share.subjects');
  const makers = extensionPoint<ShareMakers>('share.makers');
  const deps = { platform, subjects, makers };
  const removeEnded = async () => {
    const before = new Date(platform.clock.now().getTime() - openings.keptMs);
    const ended = systemAuthorized({ before, most: mostAtOnce }, 'They ended half a year ago.');
    await platform.write(system, (tx) => removeEndedShares(tx, ended));
  };
  return {
    name: 'share',
    subjects,
    makers,
    routes: shareRoutes(deps),
    notices: shareNotices(deps),
    personal: sharePersonal,
    pages: async (app) => {
      await mountSharePages(app, deps);
      mountOldLinks(app, platform);
    },
    cron: [{ name: 'share.remove_ended', match: '53 3 * * *', run: removeEnded }],
    give: (call, of, answer) => giveShare(deps, call, of, answer),
    send: (tx, thing, now) => sendShare(deps, tx, thing, now),
    end: revokeOf,
    countSent: countSentSince,
    open: (reader, shareId, now) => openGiven(deps, reader, shareId, now),
  };
}

export const share = domainOn({
  needs: [],
  create: createShareDomain,
});
