import { tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  moveId: 'move_id',
  applicationId: 'application_id',
  organisationId: 'organisation_id',
  position: 'position',
  verb: 'verb',
  status: 'status',
  step: 'step',
  at: 'at',
  movedBy: 'moved_by',
} as const;
const moves = tableColumns('application_move', columns, { sentOff: true });

export const insertMove = moves.insert;
