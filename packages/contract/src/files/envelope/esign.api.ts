/** Signing with Aadhaar eSign, where the sender asks for it. Call of the project. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { envelopeLimits } from './envelope.model.ts';
import { envelopeErrors as e } from './envelope.noun.ts';
import { confirmsSigning, getSignDocument, seenOfSigning } from './sign.api.ts';
import { filledBody, signaturePicture, signToken } from './sign.model.ts';

/** What the provider answered, as the address of the page says it: `late`, it came for what had changed. */
export const eSignOutcomes = ['signed', 'cancelled', 'failed', 'late'] as const;
export type ESignOutcome = (typeof eSignOutcomes)[number];

export const startESign = endpoint('POST /sign/{code}/esign', {
  summary: 'Keep what was filled in, and answer the form that the browser sends to the provider',
  tag: 'Documents',
  authz: { who: 'anyone', scope: 'the document of the code in the address' },
  confirms: confirmsSigning,
  params: z.object({
    code: z
      .string('This link is not complete.')
      .check(z.maxLength(80, 'This is not ours.'), z.describe('Of the link that was sent.')),
  }),
  body: z.object({
    token: signToken,
    fields: z
      .array(filledBody, 'Send the fields.')
      .check(z.maxLength(envelopeLimits.fields, 'At most 300 fields.')),
    signature: z.optional(signaturePicture),
    initials: z.optional(signaturePicture),
    stamp: z.optional(signaturePicture),
    seen: confirmsSigning.schema,
  }),
  response: z.object({
    url: z.string().check(z.describe('Where the form goes, by POST.')),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  errors: [
    e.sign_link_wrong,
    e.sign_access_needed,
    e.sign_not_turn,
    e.sign_done,
    e.sign_ended,
    e.sign_elsewhere,
    e.sign_way_wrong,
    e.envelope_esign_off,
    e.sign_fields_missing,
    e.sign_field_wrong,
    e.sign_picture_wrong,
    kernelErrors.confirmation_differs,
  ],
  perMinute: 10,
  touches: 'nothing',
});

export const eSignPreviews: readonly PreviewFirst[] = [
  previewFirst(startESign, async (look, { body, params: { code = '' } }) =>
    seenOfSigning(await look(getSignDocument, { params: { code }, query: { token: body.token } })),
  ),
];
