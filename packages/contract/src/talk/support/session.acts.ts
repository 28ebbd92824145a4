import { actsOf } from '../../kernel/act.ts';
import { sessionLifecycle } from './session.lifecycle.ts';

export const sessionActs = [...actsOf('supportChat', sessionLifecycle), 'supportChat.duty'] as const;
