import { actsOf } from '../../kernel/act.ts';
import { documentLifecycle } from './document.lifecycle.ts';

export const documentActs = [
  ...actsOf('document', documentLifecycle),
  'document.share',
  'document.unshare',
] as const;
