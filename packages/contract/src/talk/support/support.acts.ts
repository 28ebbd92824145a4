import { actsOf } from '../../kernel/act.ts';
import { incidentLifecycle } from './incident.lifecycle.ts';

export const supportActs = [
  ...actsOf('support', incidentLifecycle),
  'support.incident_opened',
  'support.incident_assigned',
  'support.incident_labelled',
  'support.incident_snoozed',
  'support.incident_woken',
  'support.incident_noted',
] as const;
