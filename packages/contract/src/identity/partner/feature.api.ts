/** Which features an organisation has at all: the operators' word, which binds its owner too (specification section 5). */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { permissionKeys } from '../../kernel/roles.ts';
import { instant, text } from '../../kernel/schema.ts';
import { partnerErrors } from './partner.noun.ts';
import { previewFirst, type PreviewFirst, shownRow } from '../../preview-call.ts';

// What is seen when an Admin opens or closes a feature to an organisation. See docs/confirmations.md.

export const confirmsFeature = confirmation('feature', { isOpen: 'flag', closedWhy: 'text' });

export const seenOfFeature = (calledFeature: {
  readonly adminEnabled: boolean;
  readonly why: string | null;
}): Seen<typeof confirmsFeature> => ({ isOpen: calledFeature.adminEnabled, closedWhy: calledFeature.why });

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every partner but the own' } as const;
const organisationId = z.uuid('This is not a known id.');

const feature = z.object({
  key: z.enum(permissionKeys),
  adminEnabled: z.boolean(),
  why: z.nullable(z.string()).check(z.describe('Why it was closed, for the operators; null: it is open.')),
  since: z.nullable(instant('When it was closed.')),
});
export type OrganisationFeature = z.output<typeof feature>;

export const organisationFeatures = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  features: z.array(feature),
});
export type OrganisationFeatures = z.output<typeof organisationFeatures>;

export const readFeatures = endpoint('GET /backoffice/partners/{organisationId}/features', {
  summary: 'The features of an organisation, and which of them are closed to it',
  tag,
  authz: { ...authz, scope: 'every partner' },
  params: z.object({ organisationId }),
  response: organisationFeatures,
  errors: [partnerErrors.partner_not_found],
});

export const setFeature = endpoint('PATCH /backoffice/partners/{organisationId}/features', {
  summary:
    'Close a feature to an organisation, or open it again; binds owner and staff from the next second on',
  tag,
  authz,
  params: z.object({ organisationId }),
  confirms: confirmsFeature,
  body: z.object({
    key: z.enum(permissionKeys, 'This feature is not known.'),
    adminEnabled: z.boolean('Choose yes or no.'),
    why: text(200, 'Why, for the operators.'),
    seen: confirmsFeature.schema,
  }),
  response: organisationFeatures,
  errors: [partnerErrors.partner_not_found, kernelErrors.confirmation_differs],
});

export const featurePreviews: readonly PreviewFirst[] = [
  previewFirst(setFeature, async (look, { params, body }) => {
    const { organisationId: asked = '' } = params;
    const { features } = await look(readFeatures, { params: { organisationId: asked } });
    return seenOfFeature(shownRow(features, ({ key }) => key === body.key));
  }),
];
