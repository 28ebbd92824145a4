/** A document that another domain has made becomes a draft, its people and fields placed. */
import { envelopeLimits } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import { partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { envelopeFolder } from './document.store.ts';
import { newRecipients } from './edit-envelope.ts';
import type { EnvelopeDependencies, NewDraft } from './envelope.interface.ts';
import { isOnPage } from './envelope.rules.ts';
import { countDrafts, lockSender } from './envelope.store.ts';
import { type FieldRow, replaceFields } from './field.store.ts';
import { type RecipientRow, insertRecipient } from './recipient.store.ts';
import { begin, keeping, newRow, senderKey } from './upload-document.ts';

const peopleOf = (envelopeId: string, recipients: NewDraft['recipients']) =>
  newRecipients(
    envelopeId,
    recipients.map((one, at) => ({
      ...one,
      role: 'signer' as const,
      position: at + 1,
      provesBy: 'otp' as const,
    })),
    [],
  );

/** Of the places that lie on a page of the document, and whose person is named. */
const fieldsOf = (fields: NewDraft['fields'], people: readonly RecipientRow[], pages: number): FieldRow[] =>
  fields
    .filter((field) => isOnPage(field, pages))
    .slice(0, envelopeLimits.fields)
    .flatMap(({ recipient, ...field }, at) => {
      const person = people[recipient];
      if (!person) return [];
      const { recipientId, envelopeId } = person;
      return [
        {
          ...field,
          fieldId: newId(),
          envelopeId,
          recipientId,
          fieldOrder: at,
          needed: field.kind !== 'stamp',
          label: '',
          value: null,
        },
      ];
    });

/** By its sender's own policy, as an upload; the file is made final and kept first. */
export async function draftFrom(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { title, fileName, content: drawn, recipients, fields }: NewDraft,
): Promise<{ readonly envelopeId: string }> {
  const { platform } = deps;
  const { viewer } = call;
  const sent = { fileName, mediaType: pdfMediaType, content: drawn };
  const { content, sha256, pages } = await platform.sealing.makeFinal(sent, viewer.userId);
  const envelopeId = newId();
  const storageKey = `${envelopeFolder}${envelopeId}/${newId()}`;
  const bytes = content.length;
  const kept = { storageKey, fileName, bytes, sha256, pages, signatures: [], uploadedAt: call.now };
  return keeping(deps, storageKey, content, () =>
    platform.write(call, async (tx) => {
      await lockSender(tx, senderKey(viewer));
      if ((await countDrafts(tx, viewer)) >= envelopeLimits.drafts)
        refuse(envelopeErrors.envelope_drafts_full);
      const fresh = await newRow(deps, tx, call, { envelopeId, source: 'here', status: 'draft', title });
      const row = await begin(deps, tx, call, 'begin', { ...fresh, inOrder: true }, kept);
      const people = peopleOf(row.envelopeId, recipients);
      for (const person of people) await insertRecipient(tx, partOf(row, person));
      await replaceFields(tx, row, fieldsOf(fields, people, pages.length));
      return { envelopeId };
    }),
  );
}
