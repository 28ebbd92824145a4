import { actsOf } from '../../kernel/act.ts';
import { seriesLifecycle } from './series.lifecycle.ts';

export const seriesActs = actsOf('series', seriesLifecycle);
