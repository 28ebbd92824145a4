import { type ImportAnswer, plainCells, refusedAt } from '@nukkad/contract/kernel/import';
import { istDay } from '@nukkad/contract/kernel/time';
import type { addParties } from '@nukkad/contract/work/party/party.api';
import { partyErrors } from '@nukkad/contract/work/party/party.noun';
import {
  type PartyColumn,
  halfAddress,
  partyColumns,
  partyOfRow,
  partySheet,
} from '@nukkad/contract/work/party/party.import';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { authorize } from '../../platform/authorize.ts';
import { csvFile } from '../../platform/csv.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type JudgedRow, importAnswerOf, isStopped, judgeRows } from '../../platform/import/judge-rows.ts';
import type { PartyDependencies } from './party.interface.ts';
import { countAll, listKnownGst, listKnownNames, lockParties } from './party-list.store.ts';
import { mayAdd, organisationOf } from './party.policy.ts';
import { newPartyRow, partsOf, writeParty } from './write-party.ts';

type Asked = EndpointParsed<typeof addParties>['body'];

const mostParties = 10_000;
const missing = {
  code: 'invalid_request',
  message: 'Enter both the address and its PIN code.',
  status: 400,
} as const;

/** Each row, with what only the database knows of it: names and GST numbers that are there, and how many fit. */
async function judge(
  reader: Reader,
  organisationId: string,
  rows: Asked['rows'],
  present: number,
): Promise<readonly JudgedRow<PartyColumn>[]> {
  const plain = rows.map(({ cells }) => plainCells(partySheet, cells));
  const [names, gst] = await Promise.all([
    listKnownNames(
      reader,
      organisationId,
      plain.map(({ name }) => name.toLowerCase()),
    ),
    listKnownGst(
      reader,
      organisationId,
      plain.map(({ gstNumber }) => gstNumber).filter((number) => number !== ''),
    ),
  ]);
  const [there, taken] = [new Set(names), new Set(gst)];
  const known = plain.filter(({ name }) => there.has(name.toLowerCase()));
  return judgeRows(partySheet, rows, {
    known: new Map(known.map(({ name }) => [name, partyErrors.party_known])),
    refused: (row) => {
      const half = halfAddress(row);
      const gstKey = `${row.kind} ${row.gstNumber}`;
      const isTaken = row.gstNumber !== '' && taken.has(gstKey);
      // Of two rows with one number the first is added.
      if (row.gstNumber !== '') taken.add(gstKey);
      return [
        ...(isTaken ? [refusedAt('gstNumber', partyErrors.party_gst_taken)] : []),
        ...(half ? [refusedAt(half, missing)] : []),
      ];
    },
    room: { left: mostParties - present, full: partyErrors.party_limit },
  });
}

/** `check` says what `add` would do; `add` adds the rows without a fault in one transaction. The same rows again add none. */
export async function importParties(
  deps: PartyDependencies,
  call: SignedInCall,
  { mode, onFault, rows }: Asked,
): Promise<ImportAnswer> {
  const { platform } = deps;
  const { viewer, now } = call;
  const organisationId = authorize(organisationOf(viewer), mayAdd(viewer));
  if (mode === 'check') {
    const present = await countAll(platform.db, organisationId);
    return importAnswerOf(await judge(platform.db, organisationId, rows, present), false);
  }
  return platform.write(call, async (tx) => {
    const judged = await judge(tx, organisationId, rows, await lockParties(tx, organisationId));
    if (isStopped(judged, onFault)) return importAnswerOf(judged, false);
    for (const { plain, state } of judged) {
      if (state !== 'ready') continue;
      const body = partyOfRow(plain, istDay(now));
      const row = authorize(newPartyRow(organisationId, body, now), mayAdd(viewer));
      await writeParty(deps, tx, viewer, row, { parts: partsOf(body), now });
    }
    return importAnswerOf(judged, true);
  });
}

/** The heading and two rows to write over. */
export function partyTemplate(): Buffer {
  return csvFile([
    partyColumns.map((column) => partySheet.fields[column].title),
    [
      'Green Park Apartments',
      'customer',
      '',
      'Ravi Kumar',
      '9812345678',
      'office@example.com',
      '12, 100 Feet Road, Indiranagar, Bengaluru',
      '560038',
      '45,000',
    ],
    ['Balaji Tiles', 'supplier', '', 'Sunita Devi', '9812345679', '', '', '', '-12,500'],
  ]);
}
