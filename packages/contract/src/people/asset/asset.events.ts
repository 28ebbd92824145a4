import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { type Room, socketDelivery } from '../../kernel/socket-message.ts';
import { assetChanged } from './asset.live.ts';

const of = { assetId: ref('asset'), organisationId: ref('organisation') };
const by = z.string().check(z.describe('Who did it.'));
const staffId = ref('member of staff');

interface Concerned {
  readonly assetId: string;
  readonly organisationId: string;
  readonly staffId?: string | null | undefined;
}
const roomsOf = (organisationId: string, holder: string | null | undefined): Room[] =>
  holder ? [`organisation:${organisationId}`, `staff:${holder}`] : [`organisation:${organisationId}`];

const tells = socketDelivery(assetChanged, ({ assetId, organisationId, staffId: holder }: Concerned) => ({
  rooms: roomsOf(organisationId, holder),
  data: { assetId },
}));

const held = z.object({ ...of, by, custodyId: ref('hand-out'), staffId });

export const assetEvents = {
  changed: event('asset.changed', {
    summary: 'An asset was added, confirmed, or moved where no one else has to hear of it.',
    facts: z.object({ ...of, by, staffId: z.nullable(staffId).check(z.describe('Who holds it.')) }),
    tells,
  }),
  handedOut: event('asset.handed_out', {
    summary: 'An asset was handed out; the employee is asked whether they have it.',
    facts: held,
    tells,
  }),
  disputed: event('asset.disputed', {
    summary: 'An employee said that they do not have what was handed out to them.',
    facts: held,
    tells,
  }),
  takenBack: event('asset.taken_back', {
    summary: 'An asset was taken back from an employee.',
    facts: held,
    tells,
  }),
  lost: event('asset.lost', {
    summary: 'An asset was reported lost.',
    facts: z.object({
      ...of,
      by,
      staffId: z.nullable(staffId).check(z.describe('Who held it; null: no one.')),
    }),
    tells,
  }),
  overdue: event('asset.overdue', {
    summary: 'The day on which an asset was to be back has passed.',
    facts: z.object({ ...of, custodyId: ref('hand-out'), staffId }),
  }),
};
