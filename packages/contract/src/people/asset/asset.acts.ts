import { actsOf } from '../../kernel/act.ts';
import { assetLifecycle } from './asset.lifecycle.ts';

export const assetActs = [...actsOf('asset', assetLifecycle), 'asset.edit'] as const;
