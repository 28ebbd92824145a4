import type { StoryColour } from '@nukkad/contract/network/story/story.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const colourNames: Readonly<Record<StoryColour, (t: Translate) => string>> = {
  ink: (t) => t('story.colour.ink', 'Ink'),
  brick: (t) => t('story.colour.brick', 'Brick'),
  leaf: (t) => t('story.colour.leaf', 'Leaf'),
  lake: (t) => t('story.colour.lake', 'Lake'),
  plum: (t) => t('story.colour.plum', 'Plum'),
};
