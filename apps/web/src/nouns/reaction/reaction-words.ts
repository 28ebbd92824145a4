import IconWellDone from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import IconUseful from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconThanks from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconLike from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import type { ReactionKind } from '@nukkad/contract/network/reaction/reaction.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const reactionNames: Readonly<Record<ReactionKind, (t: Translate) => string>> = {
  like: (t) => t('reaction.like', 'Like'),
  thanks: (t) => t('reaction.thanks', 'Thanks'),
  well_done: (t) => t('reaction.wellDone', 'Well done'),
  useful: (t) => t('reaction.useful', 'Useful'),
};

export const reactionIcons = {
  like: IconLike,
  thanks: IconThanks,
  well_done: IconWellDone,
  useful: IconUseful,
} as const;
