import { actsOf } from '../../kernel/act.ts';
import { incidentLifecycle } from './incident.lifecycle.ts';

export const supportActs = [...actsOf('support', incidentLifecycle), 'support.incident_opened'] as const;
