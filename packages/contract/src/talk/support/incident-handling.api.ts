/** How staff work through requests: who has one, labels, notes, rest until a moment. Its person reads nothing of it. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, text, whole } from '../../kernel/schema.ts';
import { label, mostLabels } from './incident-handling.model.ts';
import { officeIncident } from './incident.api.ts';
import { handlingErrors, supportErrors } from './support.noun.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ incidentId: z.uuid('This is not a known id.') });
const version = whole(1, 1_000_000, 'As it was shown; a changed request is refused.');
const errors = [supportErrors.incident_not_found, supportErrors.incident_moved_on] as const;

export const listIncidentChoices = endpoint('GET /backoffice/incidents/choices', {
  summary: 'Whom a request may be assigned to, and the labels in use',
  tag,
  authz: adminOnly,
  response: z.object({
    agents: z.array(z.object({ userId: z.uuid(), name: z.string() })),
    labels: z.array(z.string()).check(z.describe('The most used first.')),
  }),
});

export const assignIncident = endpoint('POST /backoffice/incidents/{incidentId}/assignee', {
  summary: 'Give a request to an agent, or to no one',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({
    assigneeId: z.nullable(z.uuid('This is not a known id.')).check(z.describe('Null: no one.')),
    version,
  }),
  response: officeIncident,
  errors: [...errors, handlingErrors.not_an_agent],
});

export const labelIncident = endpoint('POST /backoffice/incidents/{incidentId}/labels', {
  summary: 'Replace the labels of a request',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({
    labels: z.array(label).check(z.maxLength(mostLabels, `Use ${mostLabels} labels or fewer.`)),
    version,
  }),
  response: officeIncident,
  errors: [...errors],
});

export const snoozeIncident = endpoint('POST /backoffice/incidents/{incidentId}/snooze', {
  summary: 'Let a request rest until a moment, or end its rest; words of its person end it too',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({
    until: z.nullable(instant('When it comes back.')).check(z.describe('Null: now.')),
    version,
  }),
  response: officeIncident,
  errors: [...errors, handlingErrors.snooze_time],
});

export const addIncidentNote = endpoint('POST /backoffice/incidents/{incidentId}/notes', {
  summary: 'Keep a note that staff alone read',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  status: 201,
  params,
  body: z.object({ note: text(1_000, 'For staff alone.') }),
  response: officeIncident,
  errors: [supportErrors.incident_not_found],
});
